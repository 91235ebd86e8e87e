"""What browsers may do with the page: the headers of its documents and of everything else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tools.layout import EMBED, MEET, SINGLE, WORKSHOP

__all__ = ["DOCUMENTS", "REST", "Headers", "headers", "meta", "shared"]

Headers = Mapping[str, str]

_CSP = "Content-Security-Policy"

_ALWAYS = {
    # Browsers always ask; a file that has not changed is not sent again.
    "Cache-Control": "no-cache",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    # The camera reads codes of invitations, when somebody presses for it.
    "Permissions-Policy": "camera=(self), "
    + ", ".join(
        f"{feature}=()"
        for feature in (
            "accelerometer",
            "display-capture",
            "encrypted-media",
            "geolocation",
            "gyroscope",
            "hid",
            "idle-detection",
            "local-fonts",
            "magnetometer",
            "microphone",
            "midi",
            "payment",
            "publickey-credentials-get",
            "serial",
            "usb",
            "xr-spatial-tracking",
        )
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

_CLOSED = {
    "default-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
}

_PAGE = {
    **_CLOSED,
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' blob: data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    # The workers' script is in the document, the service worker's is a file.
    "worker-src": "'self' blob:",
    "manifest-src": "'self'",
    # The document that talks to relays: web/multiplayer/protocol/meeting-point/meeting-frame.ts.
    "frame-src": "'self'",
    # The addresses of the worker and of the service worker: web/kit/trusted-urls.ts.
    "trusted-types": "freebooters",
}

_EMBED = {**_PAGE, "frame-ancestors": "*"}
"""The same, but for other pages to show in a frame."""

_SINGLE = {
    **_CLOSED,
    # The runtime's scripts are unpacked from the document, so their addresses are blobs, or in WebKit
    # the scripts themselves.
    "script-src": "blob: data: 'wasm-unsafe-eval'",
    "style-src": "",
    "img-src": "blob: data:",
    "font-src": "data:",
    "worker-src": "blob: data:",
    # The workshop's document, which is an address of its own text.
    "frame-src": "data:",
    "trusted-types": "freebooters",
}
"""The page as one file asks nobody for anything: there is no `connect-src`."""

_MEET = {
    **_CLOSED,
    "script-src": "",
    "connect-src": "'none'",
    "trusted-types": "'none'",
    "frame-ancestors": "'self'",
}
"""What talks to relays asks them alone: the build puts those of `together.json` for `connect-src`."""

_WORKSHOP = {
    **_CLOSED,
    # The runtime's scripts come as bytes and are blobs, or in WebKit addresses of their own text, as the
    # worker is everywhere.
    "script-src": "blob: data: 'wasm-unsafe-eval'",
    "worker-src": "data:",
    "connect-src": "'none'",
    "trusted-types": "freebooters",
    "frame-ancestors": "'self'",
    "sandbox": "allow-scripts",
}
"""Where rules of others run: nothing is asked of anybody."""

_BESIDE = {
    **_CLOSED,
    "script-src": "'self' 'wasm-unsafe-eval'",
    "connect-src": "'self'",
    "trusted-types": "'none'",
}
"""The policy of everything that is no document. The service worker obeys that of its own script."""

_ONLY_AS_HEADERS = frozenset({"frame-ancestors", "sandbox"})


def _written(directives: Mapping[str, str]) -> str:
    return "; ".join(f"{name} {value}" for name, value in directives.items())


_POLICIES: dict[str, Mapping[str, str]] = {
    "index.html": _PAGE,
    EMBED: _EMBED,
    MEET: _MEET,
    SINGLE: _SINGLE,
    WORKSHOP: _WORKSHOP,
}

DOCUMENTS: dict[str, Headers] = {
    name: {
        **_ALWAYS,
        _CSP: _written({name: value for name, value in policy.items() if name in _ONLY_AS_HEADERS}),
    }
    for name, policy in _POLICIES.items()
}
"""The headers of each document, by its name in the page's folder. What a document can state itself
is not among them: it contains hashes, which no host's settings should have to repeat.
"""

REST: Headers = {**_ALWAYS, _CSP: _written(_BESIDE)}
"""The headers of everything else, such as workers' scripts."""


def headers(name: str) -> Headers:
    """The headers of a file, by its name in the page's folder; an empty name is the folder's page."""
    return DOCUMENTS.get(name or "index.html", REST)


def meta(
    document: str,
    *,
    scripts: Iterable[str] = (),
    styles: Iterable[str] = (),
    relays: Iterable[str] = (),
) -> str:
    """The part of a document's policy that it can state itself; `scripts` and `styles` are the
    sources, such as hashes, that are allowed besides the host's files, `relays` all that the
    document in the frame may ask, if there are any.
    """
    more = {"script-src": scripts, "style-src": styles}
    policy = dict(_POLICIES[document])
    if document == MEET and (named := " ".join(relays)):
        policy["connect-src"] = named
    return _written(
        {
            name: " ".join(filter(None, [value, *more.get(name, ())]))
            for name, value in policy.items()
            if name not in _ONLY_AS_HEADERS
        }
    )


def shared() -> Headers:
    """The headers that are the same for everything."""
    return {
        name: value
        for name, value in REST.items()
        if all(document.get(name) == value for document in DOCUMENTS.values())
    }
