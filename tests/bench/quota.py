"""A browser that gets only a share of the processor. Chromium's own throttling slows down pages, but
not the workers in which Python runs; a control group slows down all of its processes.
"""

from __future__ import annotations

import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["slowed"]

_PERIOD = 20_000
"""Microseconds in which the share is counted."""
_GROUPS = Path("/sys/fs/cgroup")


@contextmanager
def slowed(browser: str, cores: float) -> Iterator[str]:
    """A program that starts this browser with that many cores at most, such as 0.5.

    Works on Linux for who may make control groups. Raises `OSError` elsewhere.
    """
    parent = _GROUPS / "cpu" if (_GROUPS / "cpu").is_dir() else _GROUPS
    group = Path(tempfile.mkdtemp(prefix="freebooters-", dir=parent))
    quota = int(cores * _PERIOD)
    if (group / "cpu.cfs_quota_us").exists():
        (group / "cpu.cfs_period_us").write_text(str(_PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(quota))
    else:
        (group / "cpu.max").write_text(f"{quota} {_PERIOD}")
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "browser"
        program.write_text(f'#!/bin/sh\necho $$ > {group}/cgroup.procs\nexec "{browser}" "$@"\n')
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
        try:
            yield str(program)
        finally:
            group.rmdir()
