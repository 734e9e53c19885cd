"""The Adafruit libraries of the drive, in the versions that pyproject.toml pins.

They are taken from this environment, where `pip install .` puts them. Of each library only the
files that the game can reach get on the drive; its licence always does.
"""

import re
from importlib import metadata
from pathlib import Path

from sim.drive.sources import ROOT
from sim.errors import UsageError

# What may be needed on a board, and the package in it.
LIBRARIES = {
    "adafruit-circuitpython-display-text": "adafruit_display_text",
    "adafruit-circuitpython-displayio-layout": "adafruit_displayio_layout",
}


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
        for path, place in _files_of(name, version).items():
            if path.startswith(LIBRARIES[name]) and path.endswith(".py"):
                files[f"lib/{path}"] = place.read_text(encoding="utf-8")
            elif place.name.startswith("LICENSE"):
                licences[f"{name} {version}"] = place.read_text(encoding="utf-8").strip()
    return files, licences


def _files_of(name: str, version: str) -> dict[str, Path]:
    """What is installed of a library; UsageError if it is not of that version."""
    try:
        found = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        found = None
    if found is None or found.version != version:
        raise UsageError(f"{name} {version} is missing: run `make drive`, or `pip install .`")
    return {str(path): Path(str(path.locate())) for path in sorted(found.files or [])}
