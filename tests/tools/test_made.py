"""Tables that commands make stand between comments of pages, and nothing else of a page changes."""

import re
import sys
from pathlib import Path

import pytest

from lab import bench, stats
from lab.stats import contest
from sim.__main__ import main
from sim.commands import read
from sim.errors import UsageError
from tools import drive, made, memory
from tools.drive.contents import Contents
from tools.web import measure as web

ROOT = Path(__file__).resolve().parents[2]
PAGE = """# Speed

By hand | before.

<!-- made: one -->
| stale |
<!-- end: one -->
Between.
<!-- made: two -->
<!-- end: two -->

By hand, behind.
"""


@pytest.fixture
def page(tmp_path, monkeypatch):
    """A page with two tables of a command."""
    monkeypatch.setattr(
        made,
        "PLACES",
        {name: made.Place("docs/page.md", "bench --write") for name in ("one", "two")},
    )
    path = tmp_path / "docs" / "page.md"
    path.parent.mkdir()
    path.write_text(PAGE)
    return path


@pytest.fixture
def put(monkeypatch):
    """The tables that a command hands over to be written, by name."""
    tables: dict[str, list[str]] = {}
    monkeypatch.setattr(made, "write", tables.update)
    return tables


def test_only_what_is_between_the_comments_of_a_table_is_replaced(page, tmp_path, capsys):
    made.write({"one": ["| fresh |", "| more |"]}, tmp_path)
    assert page.read_text() == PAGE.replace("| stale |", "| fresh |\n| more |")
    made.write({"two": ["| 2 |"], "one": ["| stale |"]}, tmp_path)
    assert page.read_text() == PAGE.replace("two -->\n", "two -->\n| 2 |\n", 1)
    assert capsys.readouterr().out.splitlines()[-1] == "docs/page.md written: two, one"


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ("<!-- made: two -->\n", ""),
        ("<!-- end: two -->\n", ""),
        ("<!-- made: two -->\n", "<!-- made: two -->\n<!-- made: two -->\n"),
        ("<!-- made: two -->\n<!-- end: two -->", "<!-- end: two -->\n<!-- made: two -->"),
        ("<!-- made: two -->", "<!-- made: too -->"),
    ],
)
def test_a_page_without_the_comments_of_a_table_is_told_in_a_line(page, tmp_path, was, becomes):
    """Before anything is measured, and a page is not written in part."""
    page.write_text(PAGE.replace(was, becomes))
    for act in (
        lambda: made.check("bench --write", tmp_path),
        lambda: made.write({"one": [], "two": []}, tmp_path),
    ):
        with pytest.raises(UsageError, match=r"^page.md must have <!-- made: two --> and,.*once"):
            act()
    assert page.read_text() == PAGE.replace(was, becomes)


def test_a_table_that_no_command_makes_any_more_is_told_in_a_line(page, tmp_path):
    page.write_text(PAGE + "<!-- made: old -->\n| 1 |\n<!-- end: old -->\n")
    with pytest.raises(UsageError, match=r"^docs/page.md has a table 'old' that no command makes"):
        made.check("bench --write", tmp_path)


@pytest.mark.parametrize("content", [None, b"caf\xe9"])
def test_a_page_that_cannot_be_read_is_told_in_a_line(page, tmp_path, content):
    page.unlink()
    if content:
        page.write_bytes(content)
    with pytest.raises(UsageError, match=r"^page.md cannot be read: restore it \(.*\)$"):
        made.check("bench --write", tmp_path)


def test_a_page_that_cannot_be_written_is_told_in_a_line(page, tmp_path, monkeypatch):
    text = made.filled(page, {})
    page.unlink()
    page.mkdir()
    monkeypatch.setattr(made, "filled", lambda *_: text)
    with pytest.raises(UsageError, match=r"page.md: cannot be written: Is a directory"):
        made.write({"one": []}, tmp_path)


def test_the_pages_have_the_tables_that_commands_make_and_no_others():
    found = {
        (name, str(page.relative_to(ROOT)))
        for page in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md"))
        for name in re.findall(r"^<!-- made: (.+) -->$", page.read_text(encoding="utf-8"), re.M)
    }
    assert found == {(name, place.page) for name, place in made.PLACES.items()}


@pytest.mark.parametrize("name", made.PLACES)
def test_each_table_has_rows_and_is_made_by_a_command_that_there_is(name):
    place = made.PLACES[name]
    made.check(place.command)
    text = (ROOT / place.page).read_text(encoding="utf-8")
    table = text.partition(f"<!-- made: {name} -->\n")[2].partition("<!-- end")[0]
    is_filled = table.count("\n|") > 2 or table.startswith("- ")  # a sentence of the README
    assert is_filled, f"run `python -m sim {place.command}`"
    words = place.command.split()
    assert words == ["index"] or f"python -m sim {words[0]}" in text
    assert getattr(read(words[0], words[1:]), "write", words == ["index"]) is True


def test_memory_writes_the_matches_and_what_passes_save(put, monkeypatch, capsys):
    monkeypatch.setattr(memory, "drive_of", lambda setup: None)
    monkeypatch.setattr(memory, "kept", lambda setup: {"table": 100 + len(setup.without)})
    row = "| {} | {} | 1 | 2 | 5,000 | plays | all |"
    monkeypatch.setattr(
        memory, "_row", lambda setup, hands, _: (row.format(setup.rules, 4), hands == 2)
    )
    assert main(["memory", "--write"]) == 0
    heads, rows = put["matches"][:2], put["matches"][2:]
    assert heads == list(memory._HEAD)
    assert [rows.count(row.format(name, 4)) for name in ("grand", "dirty", "partners")] == [3, 1, 1]
    assert " 5,000 bytes" in put["memory"][0]
    assert "| `inline` | 1 |" in put["passes"]
    assert [line for line in capsys.readouterr().out.splitlines() if "|" in line] == [
        *put["matches"],
        *put["passes"],
    ]


def test_the_figures_of_drives_are_written(put, monkeypatch, capsys):
    monkeypatch.setattr(drive, "contents_for", lambda board: Contents(board, {"code.py": b"1"}))
    assert main(["drive", "--table", "--write"]) == 0
    assert "| `pygamer` | 8,192 | 2,048 | 1 | 1 |" in "\n".join(put["drives"])
    put.clear()
    assert main(["drive", "--table"]) == 0 and not put


def test_bench_writes_its_tables_if_no_engine_is_missing(put, monkeypatch, capsys):
    for name, rows in (("_peers", ["| 1 |"]), ("_rule_sets", ["| 2 |"]), ("_on_vm", [])):
        monkeypatch.setattr(bench, name, lambda *_, rows=rows: rows)
    monkeypatch.setattr(bench, "lines", lambda: ["| 3 |"])
    monkeypatch.setattr(bench, "is_wanted", lambda: False)
    assert main(["bench", "--write"]) == 2
    assert "--write needs the compiled engine: make fast" in capsys.readouterr().err
    monkeypatch.setattr(bench, "is_wanted", lambda: True)
    monkeypatch.setattr(bench, "peers_of", lambda *_: [])
    assert main(["bench", "--write"]) == 2 and not put
    assert "--write needs rlcard and OpenSpiel" in capsys.readouterr().err
    monkeypatch.setattr(bench, "peers_of", lambda *_: bench.WAYS)
    assert main(["bench", "--write"]) == 0
    assert put["other engines"][1:] == ["", "| 1 |"] and "10 rounds" in put["other engines"][0]
    assert (put["turns"], put["pixels"]) == (["| 2 |"], ["| 3 |"])


@pytest.mark.parametrize(("players", "name"), [(None, "levels"), (4, "levels of 4")])
def test_the_levels_of_bots_are_written_for_two_sizes_of_a_table(put, monkeypatch, players, name):
    monkeypatch.setattr(contest, "show_levels", lambda *_: (["| row |"], 0))
    words = ["levels", "--write", "--hands", "3000"] + ["--players", str(players)] * bool(players)
    assert stats.run(read("stats", words)) == 0
    assert put == {name: ["3,000 hands each, from seed 1:", "", "| row |"]}


@pytest.mark.parametrize("status", [0, 1])
def test_the_figures_of_the_page_are_written_if_nothing_went_wrong(put, monkeypatch, status):
    program = [sys.executable, "-c", f"print('| 1 |'); print('| é |'); raise SystemExit({status})"]
    printed = web._printed
    monkeypatch.setattr(web, "_printed", lambda _: printed(program))
    monkeypatch.setattr(web, "site", dict)
    monkeypatch.setattr(web, "find_node", str)
    assert web.measure(is_written=True) == status
    assert put == ({} if status else {"page": ["| 1 |", "| é |"]})
