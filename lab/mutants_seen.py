"""A plugin of pytest for `python -m sim mutants`: it notes which functions each test enters.

The file that MUTANTS_SEEN names gets of each test: seconds, name, PATH:LINE of functions.
"""

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType

import pytest

_noted: list[tuple[float, str, list[str]]] = []
_failed: set[str] = set()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    entered: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            entered.add(frame.f_code)

    begin = time.process_time()
    sys.setprofile(note)
    try:
        return (yield)
    finally:
        sys.setprofile(None)
        root = f"{item.config.rootpath}/"
        names = [f"{c.co_filename.removeprefix(root)}:{c.co_firstlineno}" for c in entered]
        names = [name for name in names if name.startswith("engine/")]
        if names:
            _noted.append((time.process_time() - begin, item.nodeid, names))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _failed.add(report.nodeid)


def pytest_sessionfinish() -> None:
    passed = [noted for noted in _noted if noted[1] not in _failed]
    Path(os.environ["MUTANTS_SEEN"]).write_text(json.dumps(passed), encoding="utf-8")
