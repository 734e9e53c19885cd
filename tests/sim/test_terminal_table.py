"""The terminal shows the table as text, from which alone a hand can be played."""

import sys
import time
from pathlib import Path

import pytest

from engine.state import layout
from engine.state.cards import WILD, WILD_FOUR, colored, wild_kind
from sim.board.page_words import lines as words_on_page
from sim.board.player import Player
from sim.board.text_table import COLUMNS, ROWS, SIZE, text_rows
from tests.sim.pty_screen import Screen
from ui.draw.card_tiles import PAPER

ROOT = Path(__file__).resolve().parents[2]
MARK = "▾"
TURN = "►"
GOLD = 0xFFD23F
_HASTE_S = 0.6  # a little longer than A is ignored after it has skipped the others' moves


def cells_of(player):
    return text_rows(player.desk.display.root_group)


def lines_of(player):
    return ["".join(cell[0] for cell in row).rstrip() for row in cells_of(player)]


def is_shown(player, words):
    """Are these words in the text of the terminal?"""
    return any(words in line for line in lines_of(player))


def papers(player):
    """Return the colors of cards, by color."""
    return [int(palette[PAPER]) for palette in player.app.pages.sheets.bright[:4]]


@pytest.fixture
def table():
    """Return a table of one person and three bots, on whose turn it is."""
    player = Player(SIZE, start=("official", 1, 3, 5, None))
    player.until(lambda: player.mode != "watch")
    return player


def test_the_title_and_the_menus_are_readable():
    player = Player(SIZE)
    assert is_shown(player, "W I L D H A N D") and is_shown(player, "Play")
    assert is_shown(player, "Official, you and 3 bots")
    rows = cells_of(player)
    assert len(rows) == ROWS and {len(row) for row in rows} == {COLUMNS}
    player.press("A")
    assert is_shown(player, " Classics") and is_shown(player, " Official")
    inverse = [row for row in cells_of(player) if len({cell[2] for cell in row}) > 1]
    assert any("Official" in "".join(cell[0] for cell in row) for row in inverse)
    player.press("DOWN")
    assert is_shown(player, " Classic") and is_shown(player, "A choose  ST rules")


def seat_of(lines, name):
    """Return what stands above a name on the table: the number of cards."""
    row = next(n for n, line in enumerate(lines) if name in line.replace("?", "").split())
    at = lines[row].index(name)
    return lines[row - 1][max(at - 2, 0) : at + len(name) + 2].strip()


def test_seats_piles_and_keys_stand_on_the_table(table):
    lines = lines_of(table)
    assert [seat_of(lines, name) for name in ("You", "Gus", "Bo")] == ["□7 ►", "□7", "□6"]
    assert "Mia  □7" in lines[0]
    assert any("░░░" in line for line in lines[5:10]) and "↓↓" in "".join(lines)
    assert any("blue" in line for line in lines[5:16])
    newest = next(line for line in lines[14:18] if line.strip() == "Bo: blue 8")
    before = newest.index("Bo")
    behind = COLUMNS - before - len("Bo: blue 8")
    assert abs(before - behind) <= 2, "it stands in the middle"
    assert lines[-1].split() == "A draw B draw ST menu".split()


def test_a_mark_in_gold_stands_beside_whose_turn_it_is(table):
    """It is at the face, so that the names and numbers stay where they are."""
    seen = set()
    for _ in range(300):
        table.frames(1)
        if table.mode != "watch":
            table.press("A")
        rows = cells_of(table)
        marks = [
            (x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell[0] == TURN
        ]
        seat = table.app.match.view[layout.TURN]
        place = table.app.page.seats.place_of(seat)
        counts = [row for row in range(len(rows)) if any(cell[0] == "□" for cell in rows[row])]
        assert len(marks) == 1 and marks[0][1] in counts
        seen.add((place, marks[0]))
    assert len(seen) == len({place for place, _ in seen}) == len({mark for _, mark in seen}) == 4


def test_a_card_has_its_face_its_shape_and_its_color(table):
    hand = table.app.page.hand
    cards = [colored(7, 0), colored(10, 1), colored(12, 2), colored(11, 3)]
    cards += [wild_kind(WILD), wild_kind(WILD_FOUR, 3)]
    hand.cards[: len(cards)] = bytes(cards)
    hand._lay(len(cards))
    for card in cards[1:]:
        hand.mark(card)
    hand.show(2, True)
    rows = cells_of(table)
    green, yellow = papers(table)[1::2]
    at = next(n for n, row in enumerate(rows) if "Skp" in "".join(cell[0] for cell in row))
    faces, shapes = ("".join(cell[0] for cell in rows[at + n]) for n in (0, 1))
    left = faces.index("Skp") - 4
    slots = range(left, left + 24, 4)
    assert [faces[x : x + 3].strip() for x in slots] == ["7", "Skp", "+2", "Rev", "Wld", "+4"]
    assert [shapes[x : x + 3].strip() for x in slots] == ["●", "▲", "■", "◆", "", "◆"]
    assert rows[at][slots[1]][2] == green
    assert [rows[at - 1][x + 1][0] for x in slots] == [" ", *[MARK] * 5]
    assert rows[at + 1][slots[5] + 1][2] == yellow != rows[at + 1][slots[5] + 1][1]
    under = "".join(cell[0] for cell in rows[at + 2])
    assert under.strip() == "▔▔▔" and under.index("▔") == slots[2]


def test_a_long_hand_has_an_arrow(table):
    hand = table.app.page.hand
    hand.cards[:30] = bytes([colored(n % 10, n % 4) for n in range(30)])
    hand._lay(30)
    hand.show(0, True)
    assert sum(line.endswith("→") and len(line) == COLUMNS for line in lines_of(table)) == 1
    faces = next(line for line in lines_of(table) if line.split()[:2] == ["0", "1"])
    assert faces.split() == [str(n % 10) for n in range(20)]


def test_the_cover_shows_no_card_of_a_hand():
    player = Player(SIZE, start=("official", 2, 0, 3, None))
    player.until(lambda: player.screen == "cover")
    assert is_shown(player, "Pass the device to") and is_shown(player, "hold: I am P")
    faces = [cell for row in cells_of(player) for cell in row if cell[2] in papers(player)]
    assert not faces and not is_shown(player, MARK)


@pytest.fixture
def terminal(tmp_path):
    """Yield the game in a terminal of 80 columns and 24 rows."""
    options = ["--option", "cards=3", "--players", "1", "--bots", "1", "--seed", "1"]
    program = [sys.executable, "-m", "sim", "play", "--terminal", "--rules", "official"]
    screen = Screen(80, 24, [*program, *options, "--storage", str(tmp_path / "games")])
    yield screen
    screen.leave()


def test_a_hand_is_played_by_the_text_alone(terminal):
    """Pressing the keys that the last rows name leads to the score, in a terminal of any size."""
    screen = terminal

    def keys():
        return screen.line(22).strip()

    def cards():
        """Return how many cards the person holds, read above the name."""
        return seat_of([screen.line(row) for row in range(ROWS)], "You").strip("□!")

    screen.until(lambda: "A " in keys())
    screen.resize(70, 20, lambda: "make this 80 columns x 24 rows" in screen.line(19))
    screen.resize(100, 30, lambda: "Q quit" in screen.line(23))
    screen.until(lambda: "A " in screen.line(22))
    assert screen.line(22).index("A ") >= 10  # in the middle
    screen.resize(80, 24, lambda: "A " in keys() and "Q quit" in screen.line(23))
    assert screen.line(23).startswith("arrows  X: A  Z: B  Enter: ST")
    played = 0
    while "w i n" not in screen.line(0) + screen.line(1):
        if keys().startswith("A play"):
            assert MARK in screen.line(18)
            played += 1
            if cards() == "2":
                screen.type("\x7f", lambda: True)  # Uno
        if not keys().startswith("A go"):
            time.sleep(_HASTE_S)
        before = dict(screen.cells)
        screen.type("x", lambda before=before: screen.cells != before)
    assert played >= 2
    screen.type("q", lambda: screen.process.poll() is not None)
    assert screen.end() == 0 and screen.is_restored()


@pytest.mark.parametrize("turn", (0, 1))
def test_shakers_stand_on_a_face_beside_a_whole_name(turn):
    """One that takes the place of the mark of whose turn it is has the color of that."""
    player = Player(SIZE, start=("grand", 1, 3, 5, None))
    player.until(lambda: player.mode != "watch")
    view = player.app.match.view
    view[layout.TURN] = turn
    view[layout.SALT] = view[layout.PEPPER] = 1
    player.app.page.seats.show(view)
    row = next(row for row in cells_of(player) if "Gus" in "".join(cell[0] for cell in row))
    line = "".join(cell[0] for cell in row)
    at = cells_of(player).index(row)
    near = [
        cell
        for some in cells_of(player)[max(at - 1, 0) : at + 3]
        for cell in some[line.index("Gus") - 4 : line.index("Gus") + 9]
    ]
    letters = "".join(cell[0] for cell in near)
    assert "s" in letters.replace("Gus", "") and "p" in letters
    assert (TURN in letters or any(cell[2] == GOLD for cell in near)) == (turn == 1)


def test_a_screen_reader_is_told_the_shakers():
    player = Player((240, 240), start=("grand", 1, 3, 5, None))
    player.until(lambda: player.mode != "watch")
    view = player.app.match.view
    view[layout.SALT] = view[layout.PEPPER] = 1
    player.app.page.seats.show(view)
    said = "\n".join(words_on_page(player.desk.display))
    assert "salt" in said and "pepper" in said and "Gus" in said.replace(";", "").split()
