"""Bots that play any game through the contract and see nothing but views."""
