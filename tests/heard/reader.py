"""Somebody who hears the page: Orca and Firefox on a screen of their own that nobody sees, and keys."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import Any

__all__ = ["LONG", "Reader", "reads"]

LONG = 60.0
"""Seconds that a first start of Python, a bot's thinking or a game's next prompt may take."""
_QUIET = 0.9
"""Seconds of silence after which nothing more is expected to follow a key."""
_SILENT_AT_ALL = 2.5
"""The same where nothing was said yet: Orca is slow at times."""
_FLOOD = "EVENT MANAGER: FLOOD?"
"""What Orca notes when so much changes at once that it passes over some of it."""

_LUCK = [
    (re.compile(r"\w+ is thinking\. Shift and Enter: move now\. ?"), ""),
    (re.compile(r"\d+ percent\. ?"), ""),
    (
        re.compile(
            r"(Lay one card on each ship[^.]*\.[^.]*\.) ((?:(?:\w+ )?has laid a card on every ship\. ?)+)$"
        ),
        r"\2 \1",
    ),
    (re.compile(r"Thinking about what you know\.\.\. ?"), ""),
    (re.compile(r"(?<=Hint tool bar ).*"), "…"),
    (re.compile(r"\d+% chance of winning .*"), "…"),
    (re.compile(r"Copied selection to clipboard\. ?"), ""),
    (re.compile(r"(?<=last sent: )[\w ]+, \d+:\d+"), "…"),
    (re.compile(r"Wrapping to top\. "), ""),
    (re.compile(r"(?:leaving (?:panel|region)\. |main content )+(?=What to do heading)"), ""),
    (re.compile(r"(?<=Ready to play), offline too"), ""),
    (re.compile(r"leaving form\. (?=Play now)"), ""),
    (re.compile(r"What to do heading level \d+\. (?=Actions panel)"), ""),
]
"""What is said only where somebody thinks for a while, what came of it, whether others have bid before one is
asked, when something was sent, where on a new screen Orca begins, and whether it says what it leaves and under
which heading it is.
"""
_BARS = ("  Browser tabs tool bar", "  Home link")
"""How the browser's own bars begin, which Tab comes to after the page, and the page after them."""

_FIREFOX = {
    "accessibility.force_disabled": -1,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    # Firefox would ask whether the page may keep games, at some time or other.
    "dom.storageManager.prompt.testing": True,
    "dom.storageManager.prompt.testing.allow": True,
    "intl.accept_languages": "en-GB, en",
    "ui.prefersReducedMotion": 1,
}
_ORCA = {
    "general": {
        "activeProfile": ["Default", "default"],
        "enableEchoByCharacter": False,
        "enableEchoByWord": False,
        "enableKeyEcho": False,
        "enableMnemonicSpeaking": False,
        "enablePositionSpeaking": False,
        "enableSpeech": True,
        "enableTutorialMessages": False,
        "orcaModifierKeys": ["Insert", "KP_Insert"],
        "presentTimeFormat": "%H",
        "speechServerFactory": "speechdispatcherfactory",
        "startingProfile": ["Default", "default"],
        "verbalizePunctuationStyle": 3,
    },
    "keybindings": {},
    "pronunciations": {},
    "profiles": {"default": {"profile": ["Default", "default"]}},
}
_SPEECH = """LogLevel 1
AudioOutputMethod "alsa"
AddModule "noting" "sd_generic" "noting.conf"
DefaultModule noting
DefaultLanguage en
"""
_MODULE = """GenericExecuteSynth "printf '%s' \\'$DATA\\' | {python} {voice} {notes}"
GenericMaxChunkLength 5000
GenericDelimiters "\\r"
GenericPunctNone ""
GenericPunctSome ""
GenericPunctMost ""
GenericPunctAll ""
GenericStripPunctChars ""
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "en"
"""
_SILENT = "pcm.!default { type null }\nctl.!default { type null }\n"


class Reader:
    """Presses keys and hears what Orca says; `heard` is all of it, a line an utterance."""

    def __init__(
        self, env: dict[str, str], notes: Path, log: Path, speaking: frozenset[int]
    ) -> None:
        self._env = env
        self._speaking = speaking
        """The sessions of the processes that make speech of what happens."""
        self._notes = notes
        self._log = log
        self._read = 0
        self._logged = 0
        self._awaited: dict[int, list[str]] = {}
        """What was waited for after a key, by the place of the key in all that was heard."""
        self._loading: set[int] = set()
        """Those of the keys that bring another screen."""
        self._came: dict[int, tuple[str, list[str]]] = {}
        """By key, what was said before a dialog came by itself, and what was waited for of that."""
        self._by_luck: list[range] = []
        """Where it stands what another deal would have had otherwise."""
        self.heard: list[str] = []
        """Keys as `> Down`, what was said, and `~` before what was cut off."""

    def press(self, *keys: str, loads: bool = False) -> list[str]:
        """Presses keys one after the other, each once nothing is said; what was said after the last.

        `loads`: the last brings another screen.
        """
        said: list[str] = []
        for at, key in enumerate(keys, 1):
            if loads and at == len(keys):
                self._loading.add(len(self.heard))
            self.heard.append(f"> {key}")
            self._do("key", key)
            said = self._until_quiet()
        return said

    def types(self, text: str, name: str = "") -> None:
        """`name`: what the transcript calls it, where it is another text each time."""
        self.heard.append(f"> “{name or text}”")
        self._do("type", "--delay", "40", text)
        self._until_quiet()

    def opens(self, text: str, name: str) -> None:
        """Opens an address that was sent. `name`: what the transcript calls it."""
        self.press("ctrl+l", loads=True)
        self.pastes(text, name)
        self.press("Return", loads=True)

    def pastes(self, text: str, name: str) -> None:
        self.heard.append(f"> “{name}”")
        self._loading.add(len(self.heard) - 1)
        self._clip("-in", text=text)
        self._do("key", "ctrl+v")
        self._until_quiet()

    def chooses(self, file: Path) -> None:
        """Writes where a file lies into the browser's dialog, which takes long for each letter."""
        self._do("key", "ctrl+l")
        self._until_quiet()
        self.pastes(str(file), "the file")

    def copied(self) -> str:
        """What the page has put on the clipboard."""
        return self._clip("-out")

    @contextmanager
    def by_luck(self) -> Iterator[None]:
        """What is heard meanwhile another deal would have had otherwise: it is not told."""
        begun = len(self.heard)
        yield
        self._by_luck.append(range(begun, len(self.heard)))

    def hears(self, *texts: str, wait: float = LONG) -> list[str]:
        """Waits until all of these were said since the last key; what was said until then.

        `wait`: seconds without a word.
        """
        key = self.last_key()
        begun = key + 1
        self._awaited.setdefault(key, []).extend(texts)
        ends = time.monotonic() + wait
        while True:
            said = self.heard[begun:]
            whole = spoken(said)
            missing = [each for each in texts if plain(each) not in whole]
            if not missing:
                return said
            assert time.monotonic() < ends, f"not heard: {missing}\n" + "\n".join(self.heard[-60:])
            if self._until_quiet():
                ends = time.monotonic() + wait

    def comes(self, said: str, *texts: str) -> None:
        """Waits until a dialog has come by itself, after that was said: of the dialog only these texts are
        told, as it is luck what Orca says of it first.
        """
        self.hears(said, *texts)
        self._came[self.last_key()] = (said, [*texts])

    def last_key(self) -> int:
        """Where in all that was heard the last key stands; -1: none was pressed."""
        return max((at for at, each in enumerate(self.heard) if each[:2] == "> "), default=-1)

    def until(self, key: str, text: str, most: int = 80) -> list[str]:
        """Presses a key until that is said."""
        for _ in range(most):
            said = self.press(key)
            if plain(text) in spoken(said):
                return said
        raise AssertionError(f"{key} never led to {text!r}\n" + "\n".join(self.heard[-80:]))

    def told(self) -> list[str]:
        """All that was heard, a line for each key; without what only luck and time bring.

        Of a key that brings another screen only what was waited for, in the order in which it was
        heard: what Orca says of a page that is being built depends on how far that is.
        """
        found: list[str] = []
        is_loading = False
        came: tuple[str, list[str]] | None = None
        for at, each in enumerate(self.heard):
            if any(at in luck for luck in self._by_luck):
                continue
            if each[:2] == "> ":
                if came:
                    found[-1] = _come(found[-1], *came)
                came = self._came.get(at)
                is_loading = at in self._loading
                found.append(each)
                if is_loading and at in self._awaited:
                    found.append(f"  {' '.join(self._in_order(at))}")
            elif is_loading or each.startswith("~ ") or not found:
                continue
            elif plain(found[-1]).endswith(plain(each)):
                continue  # what a thing brings is told anew, or is not, as its marks come
            elif found[-1].startswith("> "):
                found.append(f"  {each}")
            else:
                found[-1] += f" {each}"
        for pattern, kept in _LUCK:
            found = [pattern.sub(kept, each) for each in found]
        return _without_bars([_once(each).rstrip() for each in found])

    def _in_order(self, key: int) -> list[str]:
        """What was waited for after that key, in the order in which it was heard."""
        following = (at for at in range(key + 1, len(self.heard)) if self.heard[at][:2] == "> ")
        whole = spoken(self.heard[key + 1 : next(following, len(self.heard))])
        return sorted(dict.fromkeys(self._awaited[key]), key=lambda text: whole.find(plain(text)))

    def passed_over(self) -> int:
        """How often Orca was told of too much at once, since this was asked last."""
        text = self._log.read_bytes()
        found = text.count(_FLOOD.encode(), self._logged)
        self._logged = len(text)
        return found

    def _do(self, *command: str) -> None:
        subprocess.run(["xdotool", *command], env=self._env, check=True, timeout=30)

    def _clip(self, way: str, text: str = "") -> str:
        # It stays to answer whoever asks for what was copied, and so must not hold the other end of a pipe.
        command = ["xclip", "-selection", "clipboard", way]
        with TemporaryFile("w+", encoding="utf-8") as told:
            subprocess.run(
                command,
                input=text,
                stdout=told,
                stderr=subprocess.DEVNULL,
                env=self._env,
                encoding="utf-8",
                check=True,
                timeout=30,
            )
            told.seek(0)
            return told.read()

    def _until_quiet(self) -> list[str]:
        said: list[str] = []
        last = time.monotonic()
        while time.monotonic() - last < (_QUIET if said else _SILENT_AT_ALL):
            time.sleep(0.05)
            more, is_speaking = self._listen()
            said += more
            if more or is_speaking or _wants_to_run(self._speaking):
                last = time.monotonic()
        self.heard += said
        return said

    def _listen(self) -> tuple[list[str], bool]:
        """What has been said to its end, or was cut off, since this was asked last."""
        noted = self._notes.read_bytes()[self._read :]
        whole = noted[: noted.rfind(b"\n") + 1]
        open_: dict[int, str] = {}
        said: list[str] = []
        done = 0
        at = 0
        for line in whole.splitlines(keepends=True):
            at += len(line)
            process, text = json.loads(line)
            if text is not None:
                open_[process] = text
            else:
                said.append(open_.pop(process))
            if not open_:
                done = at
        if open_ and not any(Path(f"/proc/{each}").exists() for each in open_):
            if self._notes.stat().st_size > self._read + len(noted):
                return self._listen()  # it ended meanwhile
            said += [f"~ {text}" for text in open_.values()]
            open_, done = {}, at
        if open_:
            return [], True
        self._read += done
        return [" ".join(each.split()) for each in said if each.strip()], False


def plain(text: str) -> str:
    """Letters and digits alone, as a voice has no others."""
    return " ".join(re.findall(r"\w+", text.lower()))


def _without_bars(found: list[str]) -> list[str]:
    """What was heard of the page alone: the bars tell the page's address, and are other in each browser."""
    begin, end = _BARS
    kept: list[str] = []
    is_within = False
    for each, told in pairwise([*found, ""]):
        if told.startswith(begin):
            is_within = True
            kept += [each, "  …"]
        elif told.startswith(end):
            is_within = False
        if not is_within:
            kept.append(each)
    return kept


def _come(line: str, said: str, texts: list[str]) -> str:
    """What was heard up to what was said last, and then these texts alone."""
    before, found, _ = line.partition(said)
    return " ".join([before + found, *texts])


def _once(line: str) -> str:
    """Without an end that says the same again: what a thing brings, if its marks come late."""
    words = [each for each in re.finditer(r"\w+", line) if each[0] not in ("Focus", "mode")]
    texts = [each[0].lower() for each in words]
    for count in range(len(words) // 2, 2, -1):
        if texts[-count:] == texts[-2 * count : -count]:
            return line[: words[-count].start()]
    return line


def spoken(said: list[str]) -> str:
    """All of it as one, of what came to its end."""
    return plain(" ".join(each for each in said if not each.startswith("~ ")))


def _settings(home: Path, notes: Path) -> None:
    speech, orca = home / ".config/speech-dispatcher", home / ".local/share/orca"
    (speech / "modules").mkdir(parents=True)
    orca.mkdir(parents=True)
    module = _MODULE.format(
        python=sys.executable, voice=Path(__file__).with_name("voice.py"), notes=notes
    )
    (speech / "speechd.conf").write_text(_SPEECH)
    (speech / "modules/noting.conf").write_text(module)
    (orca / "user-settings.conf").write_text(json.dumps(_ORCA))
    (home / ".asoundrc").write_text(_SILENT)


@contextmanager
def _running(env: dict[str, str], *command: str, **how: Any) -> Iterator[subprocess.Popen[bytes]]:
    quiet = {"stdin": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(
        command, env=env, start_new_session=True, **{"stdout": subprocess.DEVNULL, **quiet, **how}
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wants_to_run(sessions: frozenset[int]) -> bool:
    """Whether a process of these is at work, or would be if a busy machine let it."""
    for each in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended
            state, _, _, session, *_ = each.read_text().rpartition(")")[2].split()
            if state in "RD" and int(session) in sessions:
                return True
    return False


def _waits_for(what: Callable[[], bool], name: str, wait: float = 30.0) -> None:
    ends = time.monotonic() + wait
    while not what():
        assert time.monotonic() < ends, f"{name} did not start"
        time.sleep(0.1)


@contextmanager
def reads(folder: Path, address: str) -> Iterator[Reader]:
    """Starts Firefox at an address, and Orca, which reads it."""
    home, notes, log = (folder / name for name in ("home", "notes", "orca.log"))
    notes.touch()
    log.touch()
    _settings(home, notes)
    profile = folder / "profile"
    profile.mkdir()
    chosen = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in _FIREFOX.items()]
    (profile / "user.js").write_text("\n".join(chosen))
    env = {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "LANGUAGE": "en_GB:en",
        "ACCESSIBILITY_ENABLED": "1",
        "GNOME_ACCESSIBILITY": "1",
        "GTK_MODULES": "gail:atk-bridge",
        "NO_AT_BRIDGE": "0",
        # Firefox's own sandbox wants what a container may not give.
        "MOZ_DISABLE_CONTENT_SANDBOX": "1",
    }
    with ExitStack() as stack:
        # The path of a socket may have some hundred letters only.
        run = Path(stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True)))
        env["XDG_RUNTIME_DIR"] = str(run)

        def start(*command: str, **how: Any) -> subprocess.Popen[bytes]:
            return stack.enter_context(_running(env, *command, **how))

        screen, into = os.pipe()
        # Without -r a key that is let go of late is typed twice.
        start("Xvfb", "-r", "-displayfd", str(into), "-screen", "0", "1300x900x24", pass_fds=[into])
        os.close(into)
        with os.fdopen(screen) as told:
            env["DISPLAY"] = f":{told.readline().strip()}"
        bus = start(
            "dbus-daemon", "--session", "--print-address", "--nofork", stdout=subprocess.PIPE
        )
        assert bus.stdout
        stack.callback(bus.stdout.close)
        env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().decode().strip()
        start("openbox")
        launcher = "/usr/libexec/at-spi-bus-launcher"
        start(launcher, "--launch-immediately", "--a11y=1", "--screen-reader=1")
        speech = start("speech-dispatcher", "--run-single", "--timeout", "0")
        _waits_for((run / "speech-dispatcher/speechd.sock").exists, "speech-dispatcher")
        orca = start("orca", "--debug", f"--debug-file={log}")
        firefox = shutil.which("firefox-esr") or shutil.which("firefox") or ""
        start(firefox, "--profile", str(profile), "--no-remote", address)
        reader = Reader(env, notes, log, frozenset([speech.pid, orca.pid]))
        _waits_for(lambda: bool(reader._listen()[0]), "Orca", LONG)
        reader._until_quiet()
        yield reader
