"""Games of Caribbean to be played in the browser."""

from tests.e2e.evening import Evening

EVENINGS = (
    Evening(("Anne", "sailor"), "keys", "monkey"),
    Evening(("Anne", "sailor", "deckhand"), "taps", "doubloon", seldom=True),
    Evening(("Anne", "Mary", "sailor"), "clicks", "hideout", {"surcharge": True}, seldom=True),
    Evening(("sailor", "Anne", "sailor", "sailor"), "drags", "thief", seldom=True),
    Evening(("Anne", "sailor"), "clicks_the_canvas", "reefs", {"surcharge": True}, seldom=True),
)
