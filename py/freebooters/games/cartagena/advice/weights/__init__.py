"""Weights: learned, not written by hand."""
