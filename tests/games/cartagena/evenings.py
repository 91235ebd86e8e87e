"""Games of Cartagena to be played in the browser."""

from tests.e2e.evening import Evening

EVENINGS = (
    Evening(("Anne", "sailor"), "clicks", "reef", {"variant": "tortuga"}, seldom=True),
    Evening(
        ("sailor", "Anne", "deckhand"), "clicks_the_canvas", "kingston", {"variant": "jamaica"}
    ),
    Evening(("Anne", "deckhand"), "keys", "tab", {"variant": "hispaniola"}),
    Evening(("Anne", "sailor", "sailor", "deckhand"), "taps", "palm", {"variant": "basic"}),
    Evening(("Anne", "Mary"), "clicks", "camp", {"variant": "advanced"}),
    Evening(("Anne", "sailor"), "drags", "moon", {"variant": "basic"}, offline=True),
)
