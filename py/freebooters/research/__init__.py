"""The games as researchers know games: adapters built on the contract alone."""
