"""Games of La Mutinerie to be played in the browser."""

from tests.e2e.browser_game import BrowserGame

BROWSER_GAMES = (
    BrowserGame(("Anne", "sailor"), "clicks_the_canvas", "tide", left=4),
    BrowserGame(("Anne", "sailor"), "clicks_the_canvas", "tide", slow=True),
    BrowserGame(("Anne", "sailor"), "clicks", "tide", slow=True),
    BrowserGame(("Anne", "sailor"), "keys", "cabin", slow=True),
    BrowserGame(("Anne", "sailor", "deckhand"), "taps", "monkey", slow=True),
    BrowserGame(("Anne", "Mary", "sailor"), "clicks", "monkey", slow=True),
    BrowserGame(
        ("sailor", "Anne", "deckhand", "sailor"), "clicks_the_canvas", "volcano", slow=True
    ),
)
