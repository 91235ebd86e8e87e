"""Games of Caribbean to be played in the browser."""

from tests.e2e.browser_game import BrowserGame

BROWSER_GAMES = (
    BrowserGame(("Anne", "sailor"), "keys", "monkey", left=5),
    BrowserGame(("Anne", "sailor"), "keys", "monkey", slow=True),
    BrowserGame(("Anne", "sailor", "deckhand"), "taps", "doubloon", slow=True),
    BrowserGame(("Anne", "Mary", "sailor"), "clicks", "hideout", {"surcharge": True}, slow=True),
    BrowserGame(("sailor", "Anne", "sailor", "sailor"), "drags", "thief", slow=True),
    BrowserGame(("Anne", "sailor"), "clicks_the_canvas", "reefs", {"surcharge": True}, slow=True),
)
