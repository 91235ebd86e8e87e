"""The app: everything between the page and a match. Only `bridge` depends on the browser."""
