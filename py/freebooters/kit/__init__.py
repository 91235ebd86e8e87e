"""Pieces of rules and advice that more than one game needs; a piece moves here when a second game
needs it.
"""
