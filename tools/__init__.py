"""What stands behind build.py: standard library only, usable from any folder."""
