"""`python -m sim checks` runs our own checks on syntax trees.

Device code must run on a board's Python (`subset`), allocate nothing on a turn's path
(`allocation`), bound what it adds to a byte (`counters`), import downwards only (`direction`),
and in the app by statements (`names`). No file names a package host (`words`), nor a file or a
module that is not there (`references`). Ruff does the rest (pyproject.toml). It prints
`file:line: message` for each finding; the exit status is 1 if there is one.
"""

import argparse
from collections.abc import Iterator

from tools.checks import allocation, counters, direction, names, references, subset, words
from tools.checks.finding import DECLARED, DEVICE, Finding, read_sources

_DEVICE_CHECKS = (
    subset.check,
    allocation.check,
    counters.check,
    direction.check,
    names.check,
)


def find(places: tuple[str, ...] = DEVICE) -> Iterator[Finding]:
    """Yield findings in device code at these places, and in all words."""
    for source in read_sources(places):
        if isinstance(source, Finding):
            yield source
        elif not source.path.startswith(DECLARED):
            for check in _DEVICE_CHECKS:
                yield from check(source)
    yield from words.check_tree()
    yield from references.check_tree()


def run(_options: argparse.Namespace) -> int:
    """Print the findings; 1 if there is one."""
    findings = sorted(set(find()))
    for finding in findings:
        print(finding)
    return 1 if findings else 0
