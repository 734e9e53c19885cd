"""This check refuses the names of package hosts: the machine decides where packages come from.

A lock file with host names fails on a machine with a mirror, and so does a Makefile.
"""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

from sim import ROOT
from tools.checks.finding import Finding

# In parts, so that this file does not contain them.
_HOSTS = tuple(
    ".".join(parts)
    for parts in (
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
        ("npmjs", "com"),
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("conda", "anaconda", "org"),
        ("crates", "io"),
    )
)
_LOCK_KEY = '"resolved"'


def check_tree() -> Iterator[Finding]:
    """Yield host names in any file of the tree that git does not ignore."""
    for path in _files():
        try:
            text = Path(ROOT, path).read_text(encoding="utf-8")
        except (UnicodeDecodeError, OSError):
            continue  # a picture, or deleted since git listed it
        yield from check_text(path, text)


def check_text(path: str, text: str) -> Iterator[Finding]:
    """Yield host names in one file."""
    for number, line in enumerate(text.splitlines(), 1):
        for host in _HOSTS:
            if host in line.lower():
                yield Finding(path, number, f"names the package host {host}")
        if path.endswith("-lock.json") and _LOCK_KEY in line:
            yield Finding(path, number, "says where a package was fetched; npm reads .npmrc")


def _files() -> list[str]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return []  # an archive without git holds what was checked before
    return [path for path in os.fsdecode(done.stdout).split("\0") if path]
