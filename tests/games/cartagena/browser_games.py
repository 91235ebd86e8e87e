"""Games of Cartagena to be played in the browser."""

from tests.e2e.browser_game import BrowserGame

BROWSER_GAMES = (
    BrowserGame(("Anne", "sailor"), "clicks", "reef", {"variant": "tortuga"}, slow=True),
    BrowserGame(
        ("sailor", "Anne", "deckhand"),
        "clicks_the_canvas",
        "hochland",
        {"variant": "jamaica"},
        slow=True,
    ),
    BrowserGame(("Anne", "deckhand"), "keys", "tab", {"variant": "hispaniola"}, slow=True),
    BrowserGame(
        ("Anne", "sailor", "sailor", "deckhand"), "taps", "palm", {"variant": "basic"}, slow=True
    ),
    BrowserGame(("Anne", "Mary"), "clicks", "camp", {"variant": "advanced"}, slow=True),
    BrowserGame(
        ("Anne", "sailor"), "drags", "mutineer", {"variant": "basic"}, offline=True, left=3
    ),
    BrowserGame(
        ("Anne", "sailor"), "drags", "mutineer", {"variant": "basic"}, offline=True, slow=True
    ),
)
