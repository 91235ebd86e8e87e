"""Pieces of rules that more than one game needs. A piece moves here with its second consumer."""
