"""A table of rows is parted into its columns, and a program does the same."""

import pytest

from tests.board.drive.programs import drive_of, told_by, told_on_drive

TABLE = """
AT = 0
ROWS = {"one": (5, b"the first", "way"), "two": (6, b"the second", "way")}
def number_of(name): return ROWS[name][0]
def all_of(): return [name for name in ROWS] + ["two" in ROWS, "six" in ROWS]
def load(tell):
    from late import go
    go(tell)
"""
FILES = {
    "table": TABLE,
    "code": """
import table
tell(table.number_of("one"))
tell(table.all_of())
table.load(tell)
""",
    "late": """
from table import ROWS
def go(tell):
    for name in ROWS:
        tell(ROWS[name][1])
""",
}


def _where(texts: dict[str, str], words: str) -> list[str]:
    return [path for path, text in texts.items() if words in text]


def _paths(files: dict[str, str]) -> dict[str, str]:
    return {f"{name}.py": text for name, text in files.items()}


def test_a_column_lies_where_it_is_read_and_goes_if_nothing_reads_it() -> None:
    texts = drive_of(**FILES).texts
    (titles,) = _where(texts, "the first")
    (numbers,) = _where(texts, "'one': 5")
    assert titles != numbers
    assert not _where(texts, "way")


def test_a_program_with_tables_does_the_same() -> None:
    assert told_on_drive(**FILES) == told_by(_paths(FILES))


@pytest.mark.parametrize(
    "use", ["tell(ROWS)", 'tell(ROWS["one"])', "for row in ROWS.values(): tell(row)"]
)
def test_a_table_whose_rows_are_used_as_a_whole_stays(use: str) -> None:
    files = {**FILES, "late": f"from table import ROWS\ndef go(tell):\n    {use}\n"}
    assert _where(drive_of(**files).texts, "(5, b'the first', 'way')")
    assert told_on_drive(**files) == told_by(_paths(files))
