"""Games of La Mutinerie to be played in the browser."""

from tests.e2e.evening import Evening

EVENINGS = (
    Evening(("Anne", "sailor"), "keys", "cabin", seldom=True),
    Evening(("Anne", "sailor", "deckhand"), "taps", "monkey", seldom=True),
    Evening(("Anne", "Mary", "sailor"), "clicks", "monkey"),
    Evening(("sailor", "Anne", "deckhand", "sailor"), "clicks_the_canvas", "volcano", seldom=True),
)
