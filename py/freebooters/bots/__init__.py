"""Opponents. They play any game through the contract and never see more than a view."""
