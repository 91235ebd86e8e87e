"""Games of Meuterer to be played in the browser."""

from tests.e2e.evening import Evening

EVERYTHING = {"pirate": True, "islands": "printed", "open_conflict": True}

EVENINGS = (
    Evening(("Anne", "sailor", "sailor"), "clicks", "hochland", seldom=True),
    Evening(("sailor", "Anne", "deckhand", "sailor"), "taps", "nest", EVERYTHING),
    Evening(("Anne", "Mary", "sailor", "deckhand"), "keys", "mutineer", seldom=True),
    Evening(("sailor", "Anne", "sailor"), "drags", "loader", {"pirate": True}, seldom=True),
)
