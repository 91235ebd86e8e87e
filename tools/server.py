"""A static server for the built page: right types, revalidation, compression, and the page's headers."""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Callable, Iterable
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from socketserver import ThreadingTCPServer
from urllib.parse import unquote, urlsplit

from tools.compress import ENCODINGS
from tools.policy import Headers, headers
from tools.steps import Failure

__all__ = ["TYPES", "PageServer", "open_server"]

TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""By suffix; our own table, because Python's depends on the machine's registry."""

_LAST_PORT = 20
_CHUNK = 1 << 18
_REFUSED = re.compile(r"q=0(\.0*)?")


class PageServer(ThreadingTCPServer):
    """Serves the files below `root` under the path `prefix`, on this machine only; in their compressed
    forms to who accepts these, where they lie beside and are not older than the file.
    """

    daemon_threads = True
    request_queue_size = 64
    allow_reuse_address = (
        os.name != "nt"
    )  # on Windows this option would let two servers share a port

    def __init__(
        self,
        root: Path,
        port: int = 0,
        prefix: str = "/",
        policy: Callable[[str], Headers] = headers,
    ) -> None:
        """`prefix` begins and ends with a slash; port 0 takes any; `policy` tells the headers of a
        file by its name below `root`. Raises `OSError`.
        """
        self.root = root.resolve()
        self.prefix = prefix
        self.policy = policy
        super().__init__(("127.0.0.1", port), _Request)

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignores connections that the browser closes early."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}{self.prefix}"


def open_server(root: Path, port: int | None) -> PageServer:
    """A server on that port, or on the first free one from 8000 on. Raises `Failure`."""
    ports = range(8000, 8000 + _LAST_PORT) if port is None else (port,)
    for candidate in ports:
        try:
            return PageServer(root, candidate)
        except (OSError, OverflowError):  # taken, forbidden, or no port at all
            continue
    taken = f"{ports[0]}" if port is not None else f"{ports[0]} to {ports[-1]}"
    raise Failure(f"Port {taken} cannot be used; choose another with --port.")


class _Request(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 60
    server: PageServer

    def do_GET(self) -> None:
        self._answer(body=True)

    def do_HEAD(self) -> None:
        self._answer(body=False)

    def log_message(self, *_: object) -> None:
        """Prints nothing: the terminal belongs to the person who started the server."""

    def _answer(self, *, body: bool) -> None:
        try:
            path = unquote(urlsplit(self.path).path, errors="strict")
        except ValueError:
            return self._refuse(HTTPStatus.BAD_REQUEST)
        file = self._file(path)
        if file is None:
            return self._refuse(HTTPStatus.NOT_FOUND)
        if file.is_dir():
            return self._to_folder()
        return self._send(file, body=body)

    def _file(self, path: str) -> Path | None:
        """The file or folder below the root that a path names; a folder's page if it ends in /."""
        root = self.server.root
        if f"{path}/" == self.server.prefix:
            return root
        if not path.startswith(self.server.prefix) or "\\" in path or "\0" in path:
            return None
        inside = path[len(self.server.prefix) :]
        if inside.endswith("/") or not inside:
            inside += "index.html"
        try:
            file = (root / inside).resolve()
            return file if file.is_relative_to(root) and file.exists() else None
        except OSError:  # a name that no file system allows
            return None

    def _send(self, file: Path, *, body: bool) -> None:
        encoded = _encoded(file)
        encoding = _best(encoded, self.headers.get("Accept-Encoding", ""))
        form = encoded.get(encoding, file)
        about = form.stat()
        tag = _tag(form, about.st_mtime_ns, about.st_size)
        unchanged = self.headers.get("If-None-Match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if unchanged else HTTPStatus.OK)
        self.send_header("ETag", tag)
        if encoded:
            self.send_header("Vary", "Accept-Encoding")
        if not unchanged:
            if encoding:
                self.send_header("Content-Encoding", encoding)
            self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
            self.send_header("Content-Length", str(about.st_size))
        self.end_headers()
        if body and not unchanged:
            self._pour(form)

    def _pour(self, file: Path) -> None:
        try:
            with file.open("rb") as content:
                while chunk := content.read(_CHUNK):
                    self.wfile.write(chunk)
        except ConnectionError:  # the browser closed the connection
            self.close_connection = True

    def _to_folder(self) -> None:
        self.send_response(HTTPStatus.MOVED_PERMANENTLY)
        self.send_header("Location", f"{urlsplit(self.path).path}/")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def _refuse(self, status: HTTPStatus) -> None:
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def end_headers(self) -> None:
        name = urlsplit(self.path).path.removeprefix(self.server.prefix)
        for header, value in self.server.policy(name).items():
            self.send_header(header, value)
        super().end_headers()


@lru_cache(maxsize=4096)
def _tag(file: Path, changed: int, size: int) -> str:
    """The ETag of a file's contents; read once per change."""
    return f'"{hashlib.sha256(file.read_bytes()).hexdigest()[:32]}"'


def _encoded(file: Path) -> dict[str, Path]:
    """The compressed forms of a file by their encodings; one older than the file is of another."""
    changed = file.stat().st_mtime_ns
    forms = {name: file.with_name(file.name + suffix) for name, suffix in ENCODINGS.items()}
    return {
        name: form
        for name, form in forms.items()
        if form.is_file() and form.stat().st_mtime_ns >= changed
    }


def _best(encoded: Iterable[str], accepted: str) -> str:
    """The first of the encodings that the browser accepts; empty if it accepts none."""
    wishes = (part.replace(" ", "").partition(";") for part in accepted.lower().split(","))
    fine = {name for name, _, weight in wishes if not _REFUSED.fullmatch(weight)}
    return next((name for name in encoded if name in fine), "")
