"""This module follows a page of the docs in a copy of the repository, as a reader would.

    follow("adding-a-rule.md", folder)      applies its diffs, and writes its files, in order

A block of Python below a paragraph that begins with the path of a file is that file; a block below
one that says "at the end of `FILE`" is added there.
"""

import re
import subprocess
from pathlib import Path

DOCS = Path(__file__).resolve().parents[3] / "docs"
_BLOCK = re.compile(r"((?:[^\n]+\n)+)\n```(\w*)\n(.*?)```", re.S)
_NEW = re.compile(r"`([\w/]+\.py)`\.")
_AT_THE_END = re.compile(r"at the end of\s`([\w/]+\.\w+)`")


def follow(page: str, folder: Path) -> list[str]:
    """See the module; return the paths of the files that were changed or written."""
    found: list[str] = []
    for above, language, text in _BLOCK.findall((DOCS / page).read_text(encoding="utf-8")):
        new, at_the_end = _NEW.match(above), _AT_THE_END.search(above)
        if language == "diff":
            _apply(text, folder)
            found += re.findall(r"^\+\+\+ b/(.*)$", text, re.M)
        elif language == "python" and new:
            assert not (folder / new[1]).exists(), new[1]
            (folder / new[1]).write_text(text, encoding="utf-8")
            found.append(new[1])
        elif not language and at_the_end:
            with (folder / at_the_end[1]).open("a", encoding="utf-8") as file:
                file.write(f"\n{text}")
            found.append(at_the_end[1])
    return found


def _apply(diff: str, folder: Path) -> None:
    """Apply a diff; the line numbers of a page may be those of a moment ago."""
    done = subprocess.run(
        ["git", "apply", "-"], cwd=folder, input=diff, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{done.stderr}\n{diff}"
