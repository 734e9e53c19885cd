"""This module starts an emulator of a PicoSystem, given by its path, speaks to it and ends it.

DIR has `run.mjs`. `node DIR/run.mjs --serve PORT` takes steps by HTTP and answers with lines; the
answer to a step begins with the machine's own time, `[12.397] `.
"""

import json
import re
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from shutil import which
from types import TracebackType
from typing import Any

from PIL import Image

from sim.errors import UsageError

SIZE = (240, 240)
_SCREEN = SIZE[0] * SIZE[1]
_PATIENCE_S = 900  # real seconds for one answer
_TOLD = re.compile(r"\[([\d.]+)\] (.*)", re.DOTALL)
_MEASURED = re.compile(
    r"\w+: first pixel (?:undefined|\d+) ms, last (\d+|undefined) ms, (\d+) pixels, (\d+) erases"
)
_STILL = re.compile(r"last pixel at ([\d.]+)")
_INFO = re.compile(r"pixels (\d+), erases (\d+)")
_DRAWN = re.compile(r"drawn (-?\d+)-(-?\d+) \((\d+) px\)")
_SAVED = re.compile(r"saved \d+ at (\d+)")
_AREA = re.compile(r"(-?\d+)-(-?\d+):\((\d+),(\d+)\)-\((\d+),(\d+)\)")
_GAP_MS = 150  # pixels drawn within so short a time are one picture
_BETWEEN_MS = 5  # more than between two rectangles of a refresh, less than between two refreshes
_A_PICTURE = 0.3  # screens: less is a part of one


@dataclass(frozen=True)
class Sample:
    """The cost of one key, or one start: milliseconds, pixels sent, sectors erased."""

    ms: float
    pixels: int
    erases: int

    @property
    def screens(self) -> float:
        """Its pixels, in screens."""
        return self.pixels / _SCREEN


def measured(told: str) -> Sample | None:
    """Parse the answer to the step `m`; None: no pixel changed."""
    found = _MEASURED.search(told)
    if not found:
        raise UsageError(f"device: no measurement in {told!r}; is the emulator another one?")
    ms, pixels, erases = found.groups()
    return None if ms == "undefined" else Sample(float(ms), int(pixels), int(erases))


def begun(told: str) -> Sample | None:
    """Return the first picture after something was saved, from the answer to `trace`."""
    body = told.partition(": ")[2]
    saves = [int(ms) for ms in _SAVED.findall(body)]
    bursts: list[list[int]] = []
    for first, last, pixels in (map(int, found) for found in _DRAWN.findall(body)):
        if bursts and first - bursts[-1][1] < _GAP_MS:
            bursts[-1][1:] = [last, bursts[-1][2] + pixels]
        else:
            bursts.append([first, last, pixels])
    sent = 0
    for first, last, pixels in bursts:
        sent += pixels
        if saves and first > saves[0] and pixels >= _A_PICTURE * _SCREEN:
            return Sample(last, sent, len([ms for ms in saves if ms < last]))
    return None


@dataclass
class Picture:
    """One refresh: its begin and end in milliseconds, and how many pixels it sent."""

    begins: int
    ends: int
    pixels: int


def pictures(told: str) -> list[Picture]:
    """Return the refreshes in the answer to `areas`, from the rectangles that each sent."""
    found: list[Picture] = []
    for area in _AREA.findall(told):
        begins, ends, left, top, right, bottom = map(int, area)
        pixels = (right - left + 1) * (bottom - top + 1)
        if found and begins - found[-1].ends <= _BETWEEN_MS:
            found[-1].ends = ends
            found[-1].pixels += pixels
        else:
            found.append(Picture(begins, ends, pixels))
    return found


class Machine:
    """A running emulator; `with` ends it."""

    def __init__(self, folder: Path) -> None:
        node = which("node")
        if node is None:
            raise UsageError("device: the emulator needs Node: install it, so that `node` starts")
        if not (folder / "run.mjs").is_file():
            raise UsageError(f"device: --machine {folder}: there is no run.mjs in it")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self._url = f"http://127.0.0.1:{port}"
        self._process = subprocess.Popen(
            [node, str(folder / "run.mjs"), "--serve", str(port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.now = 0.0  # seconds since power-on at the last answer
        self._work = tempfile.TemporaryDirectory(prefix="wildhand-device-")
        self.work = Path(self._work.name)

    def __enter__(self) -> "Machine":
        for _ in range(100):
            try:
                self.steps("")
                return self
            except urllib.error.URLError:
                time.sleep(0.1)
        self.__exit__(None, None, None)
        raise UsageError("device: the emulator does not answer")

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()
        self._work.cleanup()

    def steps(self, text: str) -> str:
        """Perform steps; return the last answer, without its time."""
        told = self.lines(text)
        return told[-1] if told else ""

    def lines(self, text: str) -> list[str]:
        """Perform steps; return all answers, without their times."""
        with urllib.request.urlopen(self._url, text.encode(), timeout=_PATIENCE_S) as answer:
            told: str = answer.read().decode()
        if "ERROR " in told:
            raise UsageError(f"device: the emulator failed: {told[told.index('ERROR ') :][:300]}")
        lines = [found.groups() for found in map(_TOLD.match, told.splitlines()) if found]
        if lines:
            self.now = float(lines[-1][0])
        return [line for _, line in lines]

    def press(self, key: str) -> Sample | None:
        """Press a key and measure until nothing was drawn for a quarter of a second."""
        return measured(self.steps(f"m {key}"))

    def pictures(self, since: float) -> list[Picture]:
        """Return the refreshes since a time of the machine, in milliseconds after it."""
        return pictures(self.steps(f"areas {self.now - since:.6f}"))

    def trace(self, key: str, seconds: float) -> str:
        """Press a key; return what was drawn and saved in the seconds after it."""
        return self.steps(f"trace {key} {seconds}")

    def last_pixel(self, quiet: float, most: float) -> float:
        """Wait until nothing was drawn for `quiet` seconds; return the last pixel's time."""
        found = _STILL.search(self.steps(f"still {quiet} {most}"))
        assert found
        return float(found[1])

    def sent(self) -> tuple[int, int]:
        """Return pixels sent and sectors erased since power-on."""
        found = _INFO.search(self.steps("info"))
        assert found
        return int(found[1]), int(found[2])

    def heap(self) -> dict[str, Any]:
        """Return the heap after a collection: `alloc`, `free`, `largest_block`."""
        found: dict[str, Any] = json.loads(self.steps("mem").partition(" ")[2])
        return found

    def picture(self) -> Image.Image:
        """Return the screen."""
        path = self.work / "screen.ppm"
        self.steps(f"shot {path}")
        with Image.open(path) as image:
            return image.resize(SIZE, Image.Resampling.NEAREST)

    def drive(self) -> bytes:
        """Return the drive as it is in flash."""
        path = self.work / "drive.img"
        self.steps(f"dump {path}")
        return path.read_bytes()
