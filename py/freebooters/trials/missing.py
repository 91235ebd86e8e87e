"""Libraries that a command needs and an installation may lack."""

from __future__ import annotations

__all__ = ["NotInstalled"]


class NotInstalled(Exception):
    """A library that a command needs is not installed; the text says how to get it."""
