"""A slow line: forwards connections to a server at so many megabits per second for all of them."""

from __future__ import annotations

import socket
import time
from threading import Lock, Thread

__all__ = ["SlowLine"]

_PIECE = 1 << 14
_DELAY = 0.04
"""Seconds from an answer's first byte to its arrival."""


class SlowLine:
    """Listens on a port of its own; what comes back from `port` is slowed down."""

    def __init__(self, port: int, megabits: float) -> None:
        self.port = port
        self.rate = megabits * 1e6 / 8
        self.lock = Lock()
        self.free = 0.0
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}/"

    def close(self) -> None:
        self.listener.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:  # closed
                return
            far = socket.create_connection(("127.0.0.1", self.port))
            Thread(target=self._forward, args=(near, far, False), daemon=True).start()
            Thread(target=self._forward, args=(far, near, True), daemon=True).start()

    def _forward(self, source: socket.socket, target: socket.socket, slow: bool) -> None:
        last = 0.0
        try:
            while piece := source.recv(_PIECE):
                now = time.monotonic()
                if slow and now - last > _DELAY:
                    time.sleep(_DELAY)
                if slow:
                    self._wait(len(piece))
                last = time.monotonic()
                target.sendall(piece)
        except OSError:  # either side has closed the connection
            pass
        finally:
            for each in (source, target):
                each.close()

    def _wait(self, size: int) -> None:
        with self.lock:
            self.free = max(self.free, time.monotonic()) + size / self.rate
            until = self.free
        time.sleep(max(0.0, until - time.monotonic()))
