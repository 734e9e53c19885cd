"""This module finds the Adafruit libraries of the drive, in the versions of pyproject.toml.

They come from this environment, where `pip install .` installs them. The drive gets only the files
of each library that the game can reach, and always its license.
"""

import re
from importlib import metadata
from pathlib import Path

from sim.errors import UsageError
from tools.drive.sources import ROOT

# The libraries that a board may need, and the package in each.
LIBRARIES = {
    "adafruit-circuitpython-display-text": "adafruit_display_text",
    "adafruit-circuitpython-displayio-layout": "adafruit_displayio_layout",
}


def pinned() -> dict[str, str]:
    """Return the version of each library in pyproject.toml."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = {}
    for name in LIBRARIES:
        match = re.search(rf'"{re.escape(name)}==([^"]+)"', text)
        if match is None:
            raise UsageError(f'pyproject.toml: {name} is not pinned; write "{name}==VERSION"')
        found[name] = match.group(1)
    return found


def read_libraries() -> tuple[dict[str, str], dict[str, str]]:
    """Return all Python files of the libraries by path on the drive, and each license."""
    files: dict[str, str] = {}
    licenses = {}
    for name, version in pinned().items():
        for path, place in _files_of(name, version).items():
            if path.startswith(LIBRARIES[name]) and path.endswith(".py"):
                files[f"lib/{path}"] = place.read_text(encoding="utf-8")
            elif place.name.startswith("LICENSE"):
                licenses[f"{name} {version}"] = place.read_text(encoding="utf-8").strip()
    return files, licenses


def _files_of(name: str, version: str) -> dict[str, Path]:
    """Return the installed files of a library; UsageError if its version differs."""
    try:
        found = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        found = None
    if found is None or found.version != version:
        raise UsageError(f"{name} {version} is missing: run `make drive`, or `pip install .`")
    return {str(path): Path(str(path.locate())) for path in sorted(found.files or [])}
