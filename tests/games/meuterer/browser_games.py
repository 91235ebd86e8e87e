"""Games of Meuterer to be played in the browser."""

from tests.e2e.browser_game import BrowserGame

EVERYTHING = {"pirate": True, "islands": "printed", "open_conflict": True}

BROWSER_GAMES = (
    BrowserGame(("Anne", "sailor", "sailor"), "clicks", "hochland", slow=True),
    BrowserGame(("Anne", "sailor", "deckhand"), "taps", "rum", left=4),
    BrowserGame(("sailor", "Anne", "deckhand", "sailor"), "taps", "nest", EVERYTHING, slow=True),
    BrowserGame(("Anne", "Mary", "sailor", "deckhand"), "keys", "mutineer", slow=True),
    BrowserGame(("sailor", "Anne", "sailor"), "drags", "loader", {"pirate": True}, slow=True),
)
