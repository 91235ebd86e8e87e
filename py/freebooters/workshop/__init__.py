"""The rules workshop: small games from texts that somebody is changing, beside their running table."""
