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
from tests.ui.conftest import open_app  # noqa: F401
from tests.ui.pictures.tables import challenge, color
from ui.draw import theme
from ui.draw.card_tiles import PAPER

ROOT = Path(__file__).resolve().parents[2]
MARK = "▾"
TURN, ASKED = "►", "?"
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
    """The row under the cursor lies on gold, as the button A does."""
    player = Player(SIZE)
    assert is_shown(player, "W I L D H A N D") and is_shown(player, "P L A Y")
    assert is_shown(player, "Official,") and is_shown(player, "you and 3 bots")
    rows = cells_of(player)
    assert len(rows) == ROWS and {len(row) for row in rows} == {COLUMNS}
    player.press("A")
    assert is_shown(player, " Classics") and golden_words(player) == ["Official", "A choose"]
    player.press("DOWN")
    assert golden_words(player) == ["Classic", "A choose"] and is_shown(player, "ST rules")


def golden_words(player):
    """Return what stands on gold in each row, up to the first gap; the letter of A lies in it."""
    found = []
    for row in cells_of(player):
        words = "".join(cell[0] for cell in row if cell[2] in (theme.GOLD, theme.LINE))
        if theme.GOLD in {cell[2] for cell in row} and words.strip():
            found.append(words.strip().split("  ")[0])
    return found


def seat_of(lines, name):
    """Return the number of cards that stands below a name on the table, or beside it."""
    row = next(n for n, line in enumerate(lines) if name in line.split())
    at = lines[row].index(name)
    near = " ".join(line[max(at - 6, 0) : at + 8] for line in lines[row : row + 3])
    return next(word for word in near.split() if word.startswith("□"))


def cells_with(rows, letter):
    """Return where a letter stands: column, row."""
    return [(x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell[0] == letter]


def test_seats_piles_strip_and_keys_stand_on_the_table(table):
    lines = lines_of(table)
    assert [seat_of(lines, name) for name in ("Gus", "Mia", "Bo")] == ["□7", "□7", "□6"]
    (mark,) = cells_with(cells_of(table), TURN)
    assert any("░░░" in line for line in lines[3:10])
    assert lines[mark[1]].split()[:2] == ["■", "Turned:"], "what happened before it"
    assert lines[mark[1] + 1].strip() == "Bo: blue 8"
    assert lines[-2].split() == "A draw B draw ST menu".split()


def test_a_mark_stands_before_the_face_of_whose_turn_it_is_on_gold(table):
    """Each player has a place of their own, the holder's in the strip."""
    seen = set()
    for _ in range(300):
        table.frames(1)
        if table.mode != "watch":
            table.press("A")
        if table.app.page.seats.waits:
            continue  # a card is on its way: the seats still show the turn before
        rows = cells_of(table)
        ((x, y),) = cells_with(rows, TURN)
        assert {cell[2] for cell in rows[y][x : x + 5]} <= {theme.GOLD, theme.DARK_GOLD}
        seat = table.app.match.view[layout.TURN]
        place = table.app.page.seats.place_of(seat)
        seen.add((place, (x, y)))
    assert len(seen) == len({place for place, _ in seen}) == len({mark for _, mark in seen}) == 4


def test_who_is_asked_has_another_mark_and_the_strip_asks_on_cream(open_app):  # noqa: F811
    """Its upper line is the cause; the answers stand below, the chosen one on gold."""
    rows = cells_of(challenge(open_app, SIZE))
    (turn,), (asked,) = cells_with(rows, TURN), cells_with(rows, ASKED)[:1]
    lines = ["".join(cell[0] for cell in row) for row in rows]
    assert rows[turn[1]][turn[0]][2] == theme.DARK_GOLD and turn[1] < 4
    assert rows[asked[1]][asked[0]][2] == theme.GOLD
    at = next(n for n, line in enumerate(lines) if "wild +4" in line)
    assert "Challenge" in lines[at + 1] and lines[at + 1].rstrip().endswith("?")
    assert {rows[row][20][2] for row in (at, at + 1)} == {theme.CREAM}
    row = next(row for row in rows[at + 2 :] if "Draw 4" in "".join(cell[0] for cell in row))
    words = "".join(cell[0] for cell in row)
    assert row[words.index("Draw 4")][1:] == (theme.LINE, theme.GOLD)
    assert row[words.index("Catch")][1:] == (theme.INK, theme.SLATE)


def test_the_four_colors_stand_side_by_side_and_the_chosen_one_is_underlined(open_app):  # noqa: F811
    rows = cells_of(color(open_app, SIZE))
    places = [cells_with(rows[:10], shape)[0] for shape in "●▲■◆"]
    assert places == sorted(places) and {y - places[0][1] for _, y in places} <= {0, -1}
    assert [rows[y][x][2] for x, y in places] == list(theme.BRIGHT[:4])
    line = cells_with(rows[:13], "▔")
    assert line[0][0] <= places[3][0] <= line[-1][0] and line[0][0] > places[2][0]


def face_at(rows, word):
    """Return the first letter of a face in the hand: column, row."""
    return min((x, y) for x, y in cells_with(rows, word[0]) if y > 13 and _word(rows, x, y) == word)


def _word(rows, x, y):
    before, *letters = (cell[0] for cell in rows[y][x - 1 : x + 6])
    return "" if before != " " else "".join(letters).split()[0]


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
    dim, bright = table.app.pages.sheets.dim, table.app.pages.sheets.bright
    places = [face_at(rows, word) for word in ("7", "Skp", "+2", "Rev", "Wld", "+4")]
    assert places == sorted(places), "in their order, from left to right"
    tops = []
    for n, (x, y) in enumerate(places):
        block = [cell for row in rows[y - 2 : y + 1] for cell in row[x - 4 : x + 5]]
        shape = "●▲■◆ ◆"[n]
        assert shape == " " or shape in {cell[0] for cell in block}
        if n != 4:
            palette = dim[0] if n == 0 else bright[n if n < 4 else 3]
            assert rows[y][x][2] == int(palette[PAPER])
        tops.append(y)
    marks = [(x, y) for x, y in cells_with(rows, MARK) if y > 11]
    assert len(marks) == 5 and not any(abs(x - places[0][0]) < 5 for x, _ in marks)
    assert tops[2] < tops[1] < tops[0], "that under the cursor is raised, the others lie lower"
    line = cells_with(rows, "▔")
    assert line[0][0] <= places[2][0] <= line[-1][0] and len(line) < 10


def test_a_long_hand_has_an_arrow(table):
    hand = table.app.page.hand
    hand.cards[:30] = bytes([colored(n % 10, n % 4) for n in range(30)])
    hand._lay(30)
    hand.show(layout.NOBODY, True)
    assert sum(line.endswith("→") and len(line) == COLUMNS for line in lines_of(table)) == 1
    shown = hand.shown
    assert any(line.split()[:shown] == [str(n) for n in range(shown)] for line in lines_of(table))


def test_the_cover_shows_no_card_of_a_hand():
    player = Player(SIZE, start=("official", 2, 0, 3, None))
    player.until(lambda: player.screen == "cover")
    assert is_shown(player, "Pass the device to") and is_shown(player, "hold: I am P")
    faces = [cell for row in cells_of(player)[13:] for cell in row if cell[2] in papers(player)]
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
        return screen.line(21).strip()

    screen.until(lambda: "A " in keys())
    screen.resize(70, 20, lambda: "make this 80 columns x 24 rows" in screen.line(19))
    screen.resize(100, 30, lambda: "Q quit" in screen.line(23))
    screen.until(lambda: "A " in screen.line(21))
    assert screen.line(21).index("A ") >= 10  # in the middle
    screen.resize(80, 24, lambda: "A " in keys() and "Q quit" in screen.line(23))
    assert screen.line(23).startswith("arrows  X: A  Z: B  Enter: ST")
    played = 0
    while " win" not in screen.line(0) + screen.line(1):
        if keys().startswith("A play"):
            assert any(MARK in screen.line(row) for row in range(12, 16))
            played += 1
            if keys().endswith("UNO!"):
                screen.type("\x7f", lambda: True)  # Uno
        if not keys().startswith("A go"):
            time.sleep(_HASTE_S)
        before = dict(screen.cells)
        screen.type("x", lambda before=before: screen.cells != before)
    assert played >= 2
    screen.type("q", lambda: screen.process.poll() is not None)
    assert screen.end() == 0 and screen.is_restored()


@pytest.mark.parametrize("turn", (0, 1))
def test_shakers_stand_at_a_face_beside_a_whole_name(turn):
    player = Player(SIZE, start=("grand", 1, 3, 5, None))
    player.until(lambda: player.mode != "watch")
    view = player.app.match.view
    view[layout.TURN] = turn
    view[layout.SALT] = view[layout.PEPPER] = 1
    player.app.page.seats.show(view)
    rows = cells_of(player)
    at, lines = next((n, line) for n, line in enumerate(lines_of(player)) if "Gus" in line.split())
    name = lines.index("Gus")
    near = [
        cell for row in rows[max(at - 4, 0) : at + 5] for cell in row[max(name - 12, 0) : name + 8]
    ]
    letters = "".join(cell[0] for cell in near).replace("Gus", "")
    assert "s" in letters and "p" in letters and "[" in letters
    assert (TURN in letters) == (turn == 1)


def test_a_screen_reader_is_told_the_shakers():
    player = Player((240, 240), start=("grand", 1, 3, 5, None))
    player.until(lambda: player.mode != "watch")
    view = player.app.match.view
    view[layout.SALT] = view[layout.PEPPER] = 1
    player.app.page.seats.show(view)
    said = "\n".join(words_on_page(player.desk.display))
    assert "salt" in said and "pepper" in said and "Gus" in said.replace(";", "").split()
