"""Games of Blank to be played in the browser."""

from tests.e2e.evening import Evening

EVENINGS = (
    Evening(("Anne", "sailor"), "clicks", "reef"),
    Evening(("Anne", "Mary", "sailor"), "keys", "shoal", {"copies": 1}),
    Evening(("sailor", "Anne", "deckhand", "sailor"), "taps", "palm"),
)
