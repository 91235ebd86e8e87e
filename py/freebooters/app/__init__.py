"""The app: what stands between the page and a match. Only `bridge` knows that there is a browser."""
