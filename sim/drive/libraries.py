"""The Adafruit libraries of the drive, in the versions that pyproject.toml pins.

They are taken from this environment if it has just that version, else pip fetches it into `build/`.
Of each library only the files that the game can reach get on the drive; its licence always does.
"""

import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

from sim.drive.sources import ROOT
from sim.errors import UsageError

# What may be needed on a board, and the package in it.
LIBRARIES = {
    "adafruit-circuitpython-display-text": "adafruit_display_text",
    "adafruit-circuitpython-displayio-layout": "adafruit_displayio_layout",
}
_FETCHED = ROOT / "build" / "libraries"


def pinned() -> dict[str, str]:
    """The version of each library that pyproject.toml asks for."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = {}
    for name in LIBRARIES:
        match = re.search(rf'"{re.escape(name)}==([^"]+)"', text)
        if match is None:
            raise UsageError(f'pyproject.toml: {name} is not pinned; write "{name}==VERSION"')
        found[name] = match.group(1)
    return found


def read_libraries() -> tuple[dict[str, str], dict[str, str]]:
    """All Python files of the libraries by their path on the drive, and the licence of each."""
    files: dict[str, str] = {}
    licences = {}
    for name, version in pinned().items():
        place = _place_of(name, version)
        package = LIBRARIES[name]
        for file in sorted((place / package).rglob("*.py")):
            files[f"lib/{file.relative_to(place).as_posix()}"] = file.read_text(encoding="utf-8")
        licences[f"{name} {version}"] = _licence(place, name)
    return files, licences


def _place_of(name: str, version: str) -> Path:
    """The directory that a library of that version lies in."""
    try:
        installed = metadata.distribution(name)
        if installed.version == version:
            return Path(str(installed.locate_file("")))
    except metadata.PackageNotFoundError:
        pass
    place = _FETCHED / f"{name}-{version}"
    if not (place / LIBRARIES[name]).is_dir():
        _fetch(name, version, place)
    return place


def _fetch(name: str, version: str, place: Path) -> None:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile"]
    command += ["--disable-pip-version-check", "--target", str(place), f"{name}=={version}"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["pip failed"])[-1]
        raise UsageError(f"{name} {version} cannot be had: {reason}; connect to the network")


def _licence(place: Path, name: str) -> str:
    stem = name.replace("-", "_")
    for info in sorted(place.glob("*.dist-info")):
        if info.name.lower().replace("-", "_").startswith(stem):
            for file in sorted(info.rglob("LICENSE*")):
                return file.read_text(encoding="utf-8").strip()
    raise UsageError(f"{place}: {name} came without its licence; install it anew")
