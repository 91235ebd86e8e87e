"""Games of Cartagena to be played in the browser."""

from tests.e2e.evening import Evening

EVENINGS = (
    Evening(("Anne", "sailor"), "clicks", "reef", {"variant": "tortuga"}, seldom=True),
    Evening(
        ("sailor", "Anne", "deckhand"), "clicks_the_canvas", "hochland", {"variant": "jamaica"}
    ),
    Evening(("Anne", "deckhand"), "keys", "tab", {"variant": "hispaniola"}, seldom=True),
    Evening(
        ("Anne", "sailor", "sailor", "deckhand"), "taps", "palm", {"variant": "basic"}, seldom=True
    ),
    Evening(("Anne", "Mary"), "clicks", "camp", {"variant": "advanced"}, seldom=True),
    Evening(("Anne", "sailor"), "drags", "mutineer", {"variant": "basic"}, offline=True),
)
