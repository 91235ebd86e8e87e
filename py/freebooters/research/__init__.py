"""Adapters of all games for researchers' libraries, built on the contract alone."""
