"""Games of Blank to be played in the browser."""

from tests.e2e.browser_game import BrowserGame

BROWSER_GAMES = (
    BrowserGame(("Anne", "sailor"), "clicks", "reef"),
    BrowserGame(("Anne", "Mary", "sailor"), "keys", "shoal", {"copies": 1}),
    BrowserGame(("sailor", "Anne", "deckhand", "sailor"), "taps", "palm"),
)
