"""Players sit around the table at every size; a hand of many cards is seen on each."""

from math import atan2

import pytest

from engine.state import layout
from engine.state.cards import RED, YELLOW
from engine.state.cards import colored as card
from engine.state.layout import CALLED, DEPTH
from sim.board.tiles import count_of, grids, is_count, is_text, letter_of
from tests.ui.drawing.layers import do_meet, rectangles
from tests.ui.pictures.tables import EVERY_SIZE, MANY, OTHERS, SEVEN, SIZES, ten_players
from tools.assets.letters import letter_rows
from ui import players
from ui.draw.card_tiles import STRIPS
from ui.draw.face_tiles import (
    ASIDE,
    BOT,
    GLAD,
    GROUND,
    KINDS,
    MOODS,
    TOPS,
)
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, FIRST, SPACE
from ui.draw.grids import OFF_CANVAS
from ui.draw.places import BUTTONS, HAND, NUMBERS, Y
from ui.draw.table_tiles import BESIDE, FLAG, NO_COUNT
from ui.draw.table_tiles import CALLED as CALLED_SIGN
from ui.draw.theme import DARK_GOLD, FELT, GOLD

_LETTERS = {tuple(letter_rows(code)): chr(code) for code in range(SPACE, 127)}
_LONG = [b"Wilhelmine Marie " + bytes((65 + i,)) for i in range(10)]


def _name(grid):
    return "".join(letter_of(grid[i])[0] for i in range(grid.width)).strip()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", ["RIGHT", "LEFT"])
def test_the_card_under_the_cursor_is_always_seen(open_app, size, key):
    player = ten_players(open_app, size)
    for _ in MANY:
        player.press(key)
        hand = player.hand
        under = hand.slots[hand.cursor - hand.first]
        assert 0 <= under.x - hand.lifted.x < under.tile_width // 2
        assert [under[i] for i in range(STRIPS)] == [hand.lifted[i] for i in range(STRIPS)]


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("others", (1, 2, 3, 6, 9))
def test_seats_lie_clockwise_around_the_piles(open_app, size, others):
    player = open_app(size, start=("official", 1, others, 1, None))
    hands = [SEVEN] + [OTHERS[: 1 + seat % 7] for seat in range(others)]
    player.deal_table(hands, card(7, RED), 0)
    seats = player.app.page.seats
    g = player.app.pages.geometry
    wide = g.size[0] // g.doubled
    places = [(seats.x_of(seat), seats.y_of(seat)) for seat in range(1, others + 1)]
    assert len(set(places)) == others
    cells = [tuple(g.seats[at : at + NUMBERS]) for at in range(0, NUMBERS * others, NUMBERS)]
    for (x, y), (left, top, across, high) in zip(places, cells, strict=True):
        assert left <= x < left + across and top - 1 <= y < top + high
    middles = [x + across / 2 for x, _, across, _ in cells]
    assert all(abs(x + y - wide) <= 3 for x, y in zip(middles, middles[::-1], strict=True)), (
        "they sit evenly to the left and to the right"
    )
    # Seen from the middle of the table they go round clockwise.
    turns = [atan2(x - wide / 2, wide / 3 - y) for x, (_, y) in zip(middles, places, strict=True)]
    assert turns == sorted(turns)
    assert [count_of(grid)[0] for grid in seats.numbers] == [1 + seat % 7 for seat in range(others)]


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("others", range(1, 10))
def test_no_seat_touches_another_one_or_an_edge(open_app, size, others):
    """Its face, its name and its number, each of several letters."""
    player = open_app(size, start=("official", 1, others, 1, None))
    players.NAMES[:] = [b"Willibald%d" % i for i in range(10)]
    player.deal_table([SEVEN] + [(OTHERS * 4)[:12]] * others, card(7, RED), 0)
    seats = player.app.page.seats
    seats.forget()
    seats.show(player.app.match.view)
    grids_of = list(zip(seats.faces[1:], seats.numbers, seats.names, strict=True))
    areas = [[_seen_of(player, grid) for grid in one] for one in grids_of]
    for i, seat in enumerate(areas):
        for x, y, end, foot in filter(None, seat):
            assert x >= 0 and end <= size[0] and foot <= size[1]
            assert y >= -1 * player.app.pages.geometry.doubled, "but for what grows on a head"
        for other in areas[:i]:
            assert not any(do_meet(a, b) for a in seat if a for b in other if b)


def _seen_of(player, grid):
    """Return the rectangle of what is seen of a grid, without blanks; None: nothing."""
    ((left, top, right, bottom),) = [
        area for one, area in rectangles(player.app.page.group) if one is grid
    ]
    if right < 0:
        return None
    wide = (right - left) // grid.width
    blanks = (SPACE - FIRST,) if is_text(grid) else (NO_COUNT, BESIDE) if is_count(grid) else ()
    seen = [i for i in range(grid.width) if grid[i] not in blanks]
    return left + seen[0] * wide, top, left + (seen[-1] + 1) * wide - (wide > 6) * 0, bottom


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("others", (3, 9))
def test_calm_faces_look_at_whose_turn_it_is_and_its_name_is_gold(open_app, size, others):
    player = open_app(size, start=("official", 1, others, 1, None))
    hands = [SEVEN] + [OTHERS] * others
    for turn in range(1, others + 1):
        player.deal_table(hands, card(7, RED), turn)
        seats = player.app.page.seats
        view = player.app.match.view
        seats.forget()
        seats.show(view)
        x = seats.x_of(turn)
        for seat in range(1, others + 1):
            face = seats.faces[seat]
            is_aside = face[1] == KINDS * TOPS + BOT * MOODS + ASIDE
            assert is_aside == (abs(x - face.x) >= face.tile_width), (turn, seat)
            if is_aside:
                assert face.flip_x == (x < face.x), (turn, seat)
            assert (seat == turn) == (face.pixel_shader[GROUND] == GOLD)
            name = seats.names[seat - 1]
            if name.x != OFF_CANVAS:
                assert (seat == turn) == (name.pixel_shader[1] == GOLD)


def test_whoever_holds_the_device_sits_below_the_piles(open_app):
    player = open_app.at_table(
        [SEVEN, OTHERS, OTHERS[:4]], card(7, RED), people=3, size=(160, 128), turn=1
    )
    seats = player.app.page.seats
    assert [_name(grid) for grid in seats.names] == ["P3", "P1"], "the holder needs none"
    assert [count_of(grid)[0] for grid in seats.numbers] == [4, 7]
    grounds = [face.pixel_shader[GROUND] == GOLD for face in seats.faces]
    assert grounds == [True, False, False], "the seat on turn"
    assert seats.y_of(1) == player.app.pages.geometry.places[HAND + Y]
    assert (seats.x_of(0), seats.y_of(0)) == (seats.faces[2].x, seats.faces[2].y)


def test_uno_that_was_called_and_a_mood_are_seen(open_app):
    player = open_app.at_table([SEVEN, OTHERS[:1], OTHERS, OTHERS], card(7, RED), size=(160, 128))
    player.state[CALLED] |= 1 << 1
    player.app.match.refresh_view()
    player.press("START", "B")
    seats = player.app.page.seats
    flag = seats.numbers[0]
    assert count_of(flag) == (1, False, True)
    assert [flag[i] for i in range(4)] == [FLAG, FLAG + 1, FLAG + 2, CALLED_SIGN]
    x, y, _ = _at(player, flag)
    image = player.desk.display.image().crop((x, y, x + 24, y + 9))
    red = sum(count for count, pixel in image.getcolors() if pixel[0] > 160 > 2 * pixel[1])
    assert red > 100, "the letters are on red"
    seats.feel(1, GLAD)
    assert seats.faces[1][1] == KINDS * TOPS + BOT * MOODS + GLAD


def _areas_of_words(player):
    """Yield where the letters of each row of a page are seen, without blanks at its ends."""
    for grid, (x1, y1, x2, y2) in rectangles(player.desk.display.root_group):
        is_small = (grid.tile_width, grid.tile_height) == (CELL_WIDTH, CELL_HEIGHT)
        if not is_small or grid is player.app.page.menu.chosen:  # it lies on the same letters
            continue
        wide, high = (x2 - x1) // grid.width, (y2 - y1) // grid.height
        for row in range(grid.height):
            seen = [i for i in range(grid.width) if grid[row * grid.width + i] != SPACE - FIRST]
            if seen and x2 > 0 and y2 > 0:
                yield (
                    x1 + seen[0] * wide,
                    y1 + row * high,
                    x1 + (seen[-1] + 1) * wide - wide // CELL_WIDTH,  # a cell ends with a gap
                    y1 + (row + 1) * high,
                )


@pytest.mark.parametrize("rules", ("official", "grand"))
@pytest.mark.parametrize("size", EVERY_SIZE)
def test_no_texts_of_ten_players_lie_on_each_other_or_are_cut(open_app, monkeypatch, size, rules):
    """Ten of them, with names of 18 letters and 30 cards each."""
    from ui.table import page

    make = page.TablePage.__init__

    def with_names(self, geometry, sheets, match, keys):
        players.NAMES[:] = _LONG
        make(self, geometry, sheets, match, keys)

    monkeypatch.setattr(page.TablePage, "__init__", with_names)
    player = open_app(size, start=(rules, 1, 9, 1, None))
    thirty = [card(i % 10, i % 4) for i in range(30)]
    if rules == "grand":
        player.set_table([thirty] * 10, (card(9, YELLOW), card(3, RED)))
    else:
        player.deal_table([thirty] * 10, card(9, YELLOW), 0)
    g = player.app.pages.geometry
    for key in ("RIGHT", "UP", "DOWN"):
        player.press(key)
        areas = [a for a in _areas_of_words(player) if a[1] < g.places[BUTTONS + Y] * g.doubled]
        shown = [grid for grid in player.app.page.seats.names if grid.x > 0]
        assert len(areas) > len(shown) + 9, "all numbers, and the strip"
        for i, a in enumerate(areas):
            assert a[0] >= 0 and a[1] >= 0 and a[2] <= size[0] and a[3] <= size[1]
            for b in areas[:i]:
                assert max(a[0], b[0]) >= min(a[2], b[2]) or max(a[1], b[1]) >= min(a[3], b[3])


@pytest.mark.usefixtures("named_bots")
@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_ground_behind_who_is_asked_is_gold_and_the_name_stays(open_app, size):
    player = open_app(size, start=("grand", 1, 3, 1, None))
    player.set_table([SEVEN, OTHERS, OTHERS, OTHERS], (card(9, RED), card(2, YELLOW)))
    seats = player.app.page.seats
    names = [_name(grid) for grid in seats.names]
    grounds = [face.pixel_shader[GROUND] for face in seats.faces]
    assert grounds == [GOLD, FELT, FELT, FELT]
    view = player.app.match.view
    view[layout.FIRST] = 2
    view[DEPTH] = 1  # a window is open
    seats.show(view)
    assert [_name(grid) for grid in seats.names] == names
    grounds = [face.pixel_shader[GROUND] for face in seats.faces]
    assert grounds == [DARK_GOLD, FELT, GOLD, FELT], "the turn is still the first one's"


def _at(player, grid):
    """Return where a grid lies on the display, and its scale."""
    return next(at for one, *at in grids(player.desk.display.root_group) if one is grid)


def _painted(player, image, grid):
    """Read a row of letters from the pixels of a picture, without blanks at its ends."""
    left, top, scale = _at(player, grid)
    image = image.crop((0, 0, image.width + grid.width * CELL_WIDTH * scale, image.height))
    read = []
    for column in range(grid.width):
        x = left + column * CELL_WIDTH * scale
        cell = tuple(
            sum(
                (image.getpixel((x + i * scale, top + row * scale))[0] > 160) << 5 - i
                for i in range(CELL_WIDTH)
            )
            for row in range(CELL_HEIGHT)
        )
        read.append(_LETTERS.get(cell, "?"))
    return "".join(read).strip()


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("others", (3, 9))
def test_the_name_of_who_has_a_shaker_is_painted_whole(open_app, named_bots, size, others):
    """Both shakers, the salt, the pepper: they stand on the face, and nothing else changes."""
    player = open_app(size, start=("grand", 1, others, 1, None))
    hands = [SEVEN, *[OTHERS] * others]
    shapes = {}
    for seat in range(1, others + 1):
        away = 1 + seat % others
        for salt, pepper in ((seat, seat), (seat, away), (away, seat)):
            player.set_table(hands, (card(9, RED), card(2, YELLOW)), salt=salt, pepper=pepper)
            player.press("RIGHT")
            image = player.desk.display.image()
            grids_of = [grid for grid in player.app.page.seats.names if grid.x > 0]
            names = [_painted(player, image, grid) for grid in grids_of]
            wanted = zip(player.app.page.seats.names, named_bots[:others], strict=True)
            assert names == [name.decode() for grid, name in wanted if grid.x > 0], (salt, pepper)
            assert names or (others, size[1]) == (9, 128), "in the smallest seats there are none"
            face = player.app.page.seats.faces[seat]
            x, y, scale = _at(player, face)
            end, foot = x + face.tile_width * scale, y + 2 * face.tile_height * scale
            on_face = image.crop((x, y, end, foot)).tobytes()
            shapes.setdefault(on_face, (seat, salt == seat, pepper == seat))
    assert len(shapes) == 3 * others, "each is seen, and told from the others"


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_shakers_are_told_apart_by_their_shapes(open_app, size):
    """Not by their colors and corners alone."""
    player = open_app(size, start=("grand", 1, 3, 1, None))
    player.set_table([SEVEN, OTHERS, OTHERS, OTHERS], card(9, RED), salt=2, pepper=2)
    player.press("RIGHT")
    shapes = []
    for shaker in player.app.page.seats.shakers:
        at = shaker[0] * CELL_WIDTH
        rows = [
            "".join(" #"[shaker.bitmap[at + x, y] > 1] for x in range(CELL_WIDTH)).strip()
            for y in range(CELL_HEIGHT)
        ]
        shapes += [rows, [row[::-1] for row in rows]]
    salt, mirrored, pepper, _ = shapes
    assert any(salt) and any(pepper) and pepper not in (salt, mirrored)
