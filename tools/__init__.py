"""The modules behind build.py: standard library only, usable from any working directory."""
