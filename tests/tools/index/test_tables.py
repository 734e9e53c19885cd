"""The docs' tables and pages agree with the options and the rule sets, and their links work."""

import re
from pathlib import Path

import pytest

from engine.rulesets import NAMES, load, options_of
from engine.rulesets import index_generated as index
from engine.spec.options import BY_NAME, OPTIONS
from sim.commands import run
from tests.rulebook import clauses
from tools import index as sim_index
from tools.index import rule_sets, tables

ROOT = Path(__file__).resolve().parents[3]
PAGES = ROOT / "docs" / "rules"
TEXTS = {
    path.stem: path.read_text(encoding="utf-8")
    for path in PAGES.glob("*.md")
    if path.name != "CLAUSES.md"
}
NUMBERS = "no one two three four five six seven eight nine ten".split()
WRITTEN = sim_index.of_options() | sim_index.of_rule_sets()
TABLES = WRITTEN[PAGES / "README.md"]
FILES = rule_sets.read_rule_sets(rule_sets.FOLDER, NAMES)


def explains(text: str, clause: str) -> bool:
    """Does a page cite a clause? On the page about Grand Uno [24] stands for GRD-24."""
    in_short = rf"\[(\d+,\s)*{clause[4:]}(,\s\d+)*\]" if clause[:3] == "GRD" else r"(?!)"
    return bool(re.search(rf"\b{clause}\b", text) or re.search(in_short, text))


def test_all_generated_files_are_up_to_date():
    for path, text in WRITTEN.items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: run `python -m sim index`"


def test_a_stale_table_is_reported_and_written_anew(tmp_path, monkeypatch, capsys):
    page = tmp_path / "README.md"
    page.write_text("stale")
    monkeypatch.setattr(sim_index, "of_rule_sets", lambda: {page: "fresh"})
    assert run(["index", "--check"]) == 1
    assert page.read_text() == "stale"
    assert "is stale: run `python -m sim index`" in capsys.readouterr().err
    assert run(["index"]) == 0
    assert page.read_text() == "fresh"


def test_every_rule_set_has_its_page_and_a_row_that_leads_to_it():
    for name in NAMES:
        assert name in TEXTS, f"docs/rules/{name}.md is missing"
        assert f"| [{name}]({name}.md) |" in TABLES


def test_a_row_says_what_can_be_chosen_with_the_value_of_the_base_first():
    for row in (
        "| `wild` | When a Wild may be played | `any` at any time; `color` without the color;"
        " `color_or_number` if nothing else fits | [DBL-6](double-down.md) |",
        "| `uno` | Cards for an uncalled Uno | `4`; 0 to 20 | [OFF-9](official.md) |",
        "| `sets` | Several cards played at once | `none` no; `double` equal numbers;",
        "`sum` a sum; several with `+` between | [STA-1](stack.md) |",
        "| [power](power.md) | 2–9, with a larger deck 10 |",
    ):
        assert row in TABLES


def test_the_page_to_which_an_options_clause_leads_cites_it():
    for option in OPTIONS:
        page = PAGES / f"{tables.page_of(option.clause)}.md"
        assert explains(page.read_text(encoding="utf-8"), option.clause), option.name


def test_a_clause_of_house_rules_leads_to_their_page():
    """No option of a rule set has one, but a new option may."""
    page = PAGES / f"{tables.page_of('OWN-1')}.md"
    assert explains(page.read_text(encoding="utf-8"), "OWN-1")


# Pages that stand beside docs/rules.
_OTHER_PAGES = ("matches.md", "own-rules.md")


def test_every_clause_is_explained_to_the_player_on_some_page():
    others = [(ROOT / "docs" / name).read_text(encoding="utf-8") for name in _OTHER_PAGES]
    for clause in clauses():
        assert any(explains(text, clause) for text in (*TEXTS.values(), *others)), clause


def heading_links(text):
    """Return the anchors of a page: of its headings, as Markdown makes them, and its own."""
    heads = re.findall(r"^#+ (.+)$", text, re.M)
    made = {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}
    return made | set(re.findall(r'<a id="([^"]+)">', text))


def test_every_link_of_a_page_leads_somewhere():
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    for page in pages:
        text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)
        for target, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)", text):
            if target.startswith("http"):
                continue
            to = (page.parent / target).resolve() if target else page
            assert to.exists(), f"{page.name} links to {target}"
            if anchor and to.suffix == ".md":
                known = heading_links(to.read_text(encoding="utf-8"))
                assert anchor in known, f"{page.name} links to {target}#{anchor}"


@pytest.mark.parametrize("page", sorted(set(TEXTS) - {"README"}))
def test_every_option_and_value_that_a_page_names_exists(page):
    for option, value in re.findall(r"`(\w+)=(\w+)`", TEXTS[page]):
        if BY_NAME[option].values:
            assert value in BY_NAME[option].words, f"{option}={value}"
        else:
            lowest, highest = BY_NAME[option].bounds
            assert lowest <= int(value) <= highest, f"{option}={value}"


@pytest.mark.parametrize("name", NAMES)
def test_a_page_says_how_many_can_play_its_rule_set(name):
    at = NAMES.index(name)
    fewest, most = NUMBERS[index.FEWEST[at]], NUMBERS[index.MOST[at]]
    stated = re.search(r"\b[Ff]or (\w+)\s+to\s+(\w+)\s+players\b", TEXTS[name])
    if stated:
        assert (stated[1], stated[2]) == (fewest, most)
    else:  # the page says it in other words
        opening = TEXTS[name].split("##")[0].lower()
        assert name in ("social", "team") or fewest in opening


@pytest.mark.parametrize("name", NAMES)
def test_a_page_names_every_option_in_which_its_rule_set_differs(name):
    contents = FILES[name]
    parent = contents["PARENT"] or name
    base = options_of(parent)
    for option, value in contents["OPTIONS"].items():
        if name != parent and base[option] != value:
            assert f"`{option}={value}`" in TEXTS[name], f"{name}.md does not say {option}={value}"
    load(name)
