"""This module reads the clauses of the rulebook, docs/rules/CLAUSES.md."""

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[1] / "docs" / "rules" / "CLAUSES.md"
_HEADING = re.compile(r'^<a id="([a-z]+-\d+)"></a>\n### ([A-Z]+-\d+) \S', re.M)


def clauses() -> list[str]:
    """Return the ids of all clauses, as GRD-16, in the order of the page."""
    found = _HEADING.findall(PAGE.read_text(encoding="utf-8"))
    assert all(anchor == clause.lower() for anchor, clause in found)
    return [clause for _, clause in found]
