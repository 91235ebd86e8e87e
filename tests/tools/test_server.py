"""What the server tells a browser, and what it keeps to itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from threading import Thread

import pytest

from tools.policy import headers
from tools.server import PageServer, open_server
from tools.steps import Failure


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("outside")
    page = tmp_path / "page"
    (page / "deep").mkdir(parents=True)
    (page / "index.html").write_text("<p>home")
    (page / "deep" / "index.html").write_text("<p>deep")
    (page / "program.wasm").write_bytes(b"\0asm" * 200_000)
    (page / "worker.mjs").write_text("export {}")
    (page / "leak").symlink_to(tmp_path / "secret.txt")
    return page


@contextmanager
def serving(root: Path, prefix: str = "/") -> Iterator[HTTPConnection]:
    with PageServer(root, prefix=prefix) as server:
        Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        connection = HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
        try:
            yield connection
        finally:
            connection.close()
            server.shutdown()


@pytest.fixture
def connection(root: Path) -> Iterator[HTTPConnection]:
    with serving(root) as open_connection:
        yield open_connection


def get(connection: HTTPConnection, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", path, headers=named)
    response = connection.getresponse()
    return response, response.read()


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/program.wasm", "application/wasm"),
        ("/worker.mjs", "text/javascript; charset=utf-8"),
    ],
)
def test_every_file_has_its_type(connection: HTTPConnection, path: str, expected: str) -> None:
    response, _ = get(connection, path)
    assert expected == response.getheader("Content-Type")


def test_a_file_arrives_whole_over_one_kept_connection(
    connection: HTTPConnection, root: Path
) -> None:
    for _ in range(3):
        response, body = get(connection, "/program.wasm")
        assert (root / "program.wasm").read_bytes() == body
        assert not response.will_close


def test_an_unchanged_file_is_not_sent_again(connection: HTTPConnection) -> None:
    first, _ = get(connection, "/index.html")
    again, body = get(connection, "/index.html", If_None_Match=first.getheader("ETag") or "")
    assert (304, b"") == (again.status, body)


def test_a_changed_file_is_sent_again(connection: HTTPConnection, root: Path) -> None:
    first, _ = get(connection, "/index.html")
    (root / "index.html").write_text("<p>HOME")
    again, body = get(connection, "/index.html", If_None_Match=first.getheader("ETag") or "")
    assert (200, b"<p>HOME") == (again.status, body)


@pytest.mark.parametrize("path", ["", "index.html", "worker.mjs", "nowhere", "deep"])
def test_the_policy_goes_with_every_answer(root: Path, path: str) -> None:
    with serving(root, "/some/sub/path/") as connection:
        response, _ = get(connection, f"/some/sub/path/{path}?x=1")
    expected = headers(path)
    assert {name: response.getheader(name) for name in expected} == expected


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/deep/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/leak",
        "/index.html%00",
        "/" + "long" * 2000,
        "/index.html/",
    ],
)
def test_nothing_outside_the_page_is_shown(connection: HTTPConnection, path: str) -> None:
    response, body = get(connection, path)
    assert response.status in {404, 200}
    assert b"outside" not in body
    assert b"root:" not in body
    assert (response.status == 200) <= (body == b"<p>home")


def test_a_path_that_is_no_text_is_refused(connection: HTTPConnection) -> None:
    response, _ = get(connection, "/%ff")
    assert 400 == response.status


def test_a_folder_leads_to_its_page(connection: HTTPConnection) -> None:
    response, _ = get(connection, "/deep?x=1")
    assert (301, "/deep/") == (response.status, response.getheader("Location"))
    assert b"<p>deep" == get(connection, "/deep/")[1]


def test_only_the_sub_path_is_served(root: Path) -> None:
    with serving(root, "/some/sub/path/") as connection:
        assert b"<p>home" == get(connection, "/some/sub/path/")[1]
        assert 301 == get(connection, "/some/sub/path")[0].status
        assert 404 == get(connection, "/index.html")[0].status


def test_a_head_request_gets_the_length_and_nothing_else(
    connection: HTTPConnection, root: Path
) -> None:
    connection.request("HEAD", "/program.wasm")
    response = connection.getresponse()
    assert str((root / "program.wasm").stat().st_size) == response.getheader("Content-Length")
    assert b"" == response.read()


@pytest.fixture
def packed(root: Path) -> Path:
    for suffix in (".br", ".gz"):
        (root / f"worker.mjs{suffix}").write_bytes(f"packed as {suffix}".encode())
    return root


@pytest.mark.parametrize(
    ("accepted", "encoding", "expected"),
    [
        ("gzip, deflate, br, zstd", "br", b"packed as .br"),
        ("gzip;q=1.0, BR;q=0", "gzip", b"packed as .gz"),
        ("gzip", "gzip", b"packed as .gz"),
        ("br;q=0.0, gzip;q=0", None, b"export {}"),
        ("", None, b"export {}"),
    ],
)
def test_a_browser_gets_the_smallest_form_that_it_accepts(
    packed: Path, accepted: str, encoding: str | None, expected: bytes
) -> None:
    with serving(packed) as connection:
        response, body = get(connection, "/worker.mjs", Accept_Encoding=accepted)
    assert (encoding, expected) == (response.getheader("Content-Encoding"), body)
    assert str(len(expected)) == response.getheader("Content-Length")
    assert "Accept-Encoding" == response.getheader("Vary")
    assert "text/javascript; charset=utf-8" == response.getheader("Content-Type")


def test_each_form_has_its_own_tag(packed: Path) -> None:
    with serving(packed) as connection:
        tags = {}
        for accepted in ("br", "gzip", "identity"):
            response, _ = get(connection, "/worker.mjs", Accept_Encoding=accepted)
            tags[accepted] = response.getheader("ETag") or ""
            again, body = get(
                connection,
                "/worker.mjs",
                Accept_Encoding=accepted,
                If_None_Match=tags[accepted],
            )
            assert (304, b"", "Accept-Encoding") == (again.status, body, again.getheader("Vary"))
    assert 3 == len(set(tags.values()))


def test_a_form_older_than_its_file_is_not_used(packed: Path) -> None:
    (packed / "worker.mjs").write_text("export { changed }")
    with serving(packed) as connection:
        response, body = get(connection, "/worker.mjs", Accept_Encoding="br, gzip")
    assert (None, b"export { changed }") == (response.getheader("Content-Encoding"), body)


def test_a_file_without_other_forms_does_not_vary(connection: HTTPConnection) -> None:
    response, _ = get(connection, "/worker.mjs", Accept_Encoding="br, gzip")
    assert (None, None) == (response.getheader("Content-Encoding"), response.getheader("Vary"))


def test_a_taken_port_is_refused_only_when_it_was_asked_for(root: Path) -> None:
    with open_server(root, None) as first, open_server(root, None) as second:
        taken = first.server_address[1]
        assert second.server_address[1] != taken
        for port in (int(taken), 80_000):
            with pytest.raises(Failure, match=str(port)):
                open_server(root, port)
