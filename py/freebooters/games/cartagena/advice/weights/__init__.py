"""How much everything counts: learned, not written by hand."""
