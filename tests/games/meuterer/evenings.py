"""Games of Meuterer to be played in the browser."""

from tests.e2e.evening import Evening

EVENINGS = (
    Evening(("Anne", "sailor", "sailor"), "clicks", "hochland", seldom=True),
    Evening(("sailor", "Anne", "deckhand", "sailor"), "taps", "nest", {"pirate": True}),
    Evening(("Anne", "Mary", "sailor", "deckhand"), "keys", "mutineer", seldom=True),
    Evening(("sailor", "Anne", "sailor"), "drags", "loader", {"pirate": True}, seldom=True),
)
