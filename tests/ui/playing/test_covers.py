"""Where persons share the device no hand opens by itself, and a cover tells what all may know."""

import pytest

from engine.state.cards import (
    BLUE,
    COLORS,
    DRAW_TWO,
    GREEN,
    RED,
    REVERSE,
    SKIP,
    WILD_FOUR,
    YELLOW,
    wild_kind,
)
from engine.state.cards import colored as card
from engine.state.layout import COUNTS, FIRST, PLAYER_AT, TURN
from tests.ui.drawing.layers import rectangles
from tests.ui.pictures.tables import EVERY_SIZE
from tests.ui.reading import event_rows, rows_of
from ui import players
from ui.draw.card_tiles import BACK_HEAD, NOTHING
from ui.draw.face_tiles import SKIN
from ui.draw.faces import skin_of
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, CIRCLE
from ui.draw.font import FIRST as FIRST_LETTER
from ui.draw.places import BUTTONS, COVER, NUMBERS, Y
from ui.players import face_of

_SMALL = (128, 128)
_OTHER = [card(1, RED), card(2, RED), card(3, RED)]


def _table(open_app, hands, people=2, rules="official", size=_SMALL):
    """Return a table at which person 1 has taken the device."""
    player = open_app.at_table(hands, card(9, RED), rules, people, size, piles=())
    assert player.mode == "ask"
    return player


def _lies_face_down(player):
    return all(slot[0] in (BACK_HEAD, NOTHING) for slot in player.hand.slots)


def _newest(player):
    """Return the notice of a cover, or the newest event at a table."""
    return _told(player)[-1] if player.screen == "cover" else event_rows(player)[-1]


def _told(player):
    """Return what the plate of a cover says: the newest event, then the notice."""
    rows = [row.strip() for row in rows_of(player.app.page.words)]
    return [row for row in rows if row][::-1]


@pytest.mark.parametrize("kind", (SKIP, REVERSE, DRAW_TWO))
def test_a_hand_does_not_open_by_itself_when_the_other_person_missed_a_turn(open_app, kind):
    player = _table(open_app, [[card(kind, RED), card(5, BLUE), card(6, BLUE)], _OTHER])
    player.press("A")
    assert player.mode == "watch" and _lies_face_down(player)
    player.until(lambda: player.screen == "cover")
    assert player.state[FIRST] == player.state[TURN] == player.app.next_holder == 0
    told = _told(player)
    assert "Keep the device" in told and any("P2 drew 2" in row for row in told) == (
        kind == DRAW_TWO
    )
    player.press("A")
    if player.screen == "log":
        player.press("A")
    assert player.mode == "ask" and not _lies_face_down(player)


def test_a_hand_does_not_open_by_itself_when_a_bot_has_played(open_app):
    hands = [[card(REVERSE, RED), card(5, BLUE), card(6, BLUE)], _OTHER, _OTHER]
    player = _table(open_app, hands)
    player.press("A")
    assert _lies_face_down(player) and _newest(player) == "P3 plays"
    player.state[player.app.match.game.hands[2]] = card(SKIP, RED)  # on the other person
    player.state[player.app.match.game.hands[2] + 1] = card(8, YELLOW)
    player.state[player.app.match.game.hands[2] + 2] = card(8, GREEN)
    player.until(lambda: player.state[COUNTS + 2] == 2)
    assert _lies_face_down(player)
    player.until(lambda: player.screen == "cover")
    assert player.app.next_holder == 0 and _newest(player) == "Keep the device"
    player.press("A")
    if player.screen == "log":
        player.press("A")
    assert not _lies_face_down(player)


def test_the_menu_leads_back_to_the_open_hand(open_app):
    player = _table(open_app, [[card(5, RED), card(5, BLUE)], _OTHER])
    player.press("START", "B")
    assert player.mode == "ask" and not _lies_face_down(player)


def test_an_early_a_is_answered_and_a_new_hold_counts(open_app):
    player = _table(open_app, [[card(5, RED), card(5, BLUE), card(6, BLUE)], _OTHER])
    player.press("A")
    player.until(lambda: player.screen == "cover")
    assert _newest(player) in ("Pass the device to", "Pass device to")
    player.desk.press("A")
    player.frames(5)
    assert _newest(player) == "..."
    player.frames(100)
    assert player.screen == "cover" and _newest(player) == "...", "it is still down"
    player.desk.release("A")
    player.frames(2)
    assert _newest(player) in ("Pass the device to", "Pass device to")
    player.hold("A")
    assert player.mode == "ask"


@pytest.mark.parametrize("size", (_SMALL, (240, 320), (480, 320)))
def test_a_cover_tells_who_drew_and_calls_nobody_you(open_app, size):
    player = _table(open_app, [[card(5, BLUE), card(5, BLUE)], _OTHER, _OTHER], 3, size=size)
    player.press("B", "B")
    player.until(lambda: player.screen == "cover")
    told = _told(player)
    assert any("P1 drew" in row for row in told), told
    assert not any("You" in row for row in told)
    shorter = "Pass device to"  # where the other one would touch the frame
    assert _newest(player) == (shorter if size == _SMALL else "Pass the device to")


@pytest.mark.parametrize("size", (_SMALL, (160, 128), (240, 135)))
def test_a_cover_tells_the_card_that_is_meant_for_who_gets_the_device(open_app, size):
    """P2 drew two before P3 laid a wild +4 on P1: the older draw is not what P1 has to know."""
    fours = [wild_kind(WILD_FOUR), card(5, BLUE), card(6, BLUE)]
    hands = [[card(DRAW_TWO, RED), card(5, BLUE), card(6, BLUE)], _OTHER, fours]
    player = _table(open_app, hands, 3, size=size)
    player.press("A")
    player.take_device()
    if player.screen == "log":
        player.press("A")
    assert player.app.match.holder == 2
    player.press("A", "A")
    player.until(lambda: player.screen == "cover")
    assert player.app.next_holder == 0
    told = _told(player)
    assert [row for row in told if row][:1] == ["P3: wild +4, blue"], told


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("name", (b"Bo", b"Maximilian"))
def test_a_cover_is_the_back_of_a_card_with_a_giant_face_and_a_large_name(open_app, size, name):
    """Nothing of the table is seen behind it, and nothing lies on the frame of its plate."""
    player = open_app(size, start=("official", 3, 0, 1, None))
    players.NAMES[:3] = [b"Ann", name, b"Cy"]
    player.set_table([_OTHER] * 3, card(9, RED), turn=1)
    player.until(lambda: player.screen == "cover")
    page = player.app.page
    g = player.app.pages.geometry
    scale = g.doubled
    x, y, wide, high = (scale * number for number in g.places[COVER : COVER + NUMBERS])
    image = player.desk.display.image()
    for at in range(0, scale * g.places[BUTTONS + Y]):
        for left in (*range(0, x - 3 * scale), *range(x + wide + 3 * scale, size[0])):
            red, green, blue = image.getpixel((left, at))
            assert blue > red > green, "a violet pattern"
    for at in range(y, y + high):
        for left in (x - scale - 1, x + wide + scale):
            red, green, blue = image.getpixel((left, at))
            assert red > green > 2 * blue, "a golden frame"
    shown = {id(grid): area for grid, area in rectangles(page.group) if area[2] > 0}
    left, top, right, bottom = shown[id(page.face)]
    assert bottom - top >= (high // 3) and x < left and right < x + wide
    who = player.state[PLAYER_AT + 1]
    assert page.face.pixel_shader[SKIN] == skin_of(face_of(player.state, who))
    left, top, right, bottom = shown[id(page.name.grid)]
    assert rows_of(page.name)[0] == name.decode()
    letters = (bottom - top) // CELL_HEIGHT
    assert letters >= 2 * scale or len(name) > 9, "twice as large as words, or more"
    assert left >= x and left + len(name) * CELL_WIDTH * letters - letters <= x + wide
    foot = [image.getpixel((left, size[1] - scale - 1)) for left in range(size[0])]
    golden = sum(red > green > 2 * blue for red, green, blue in foot)
    assert golden > 0.8 * size[0], "one golden button"


def test_shapes_count_how_long_a_is_held_and_go_when_it_is_let_go(open_app):
    player = _table(open_app, [[card(5, RED), card(5, BLUE), card(6, BLUE)], _OTHER])
    player.press("A")
    player.until(lambda: player.screen == "cover")
    player.frames(40)
    before = _told(player)
    words = player.app.page.words.grid
    player.desk.press("A")
    counts = []
    for _ in range(22):
        player.frames(1)
        tiles = [words[i] + FIRST_LETTER - CIRCLE for i in range(words.width * words.height)]
        counts.append(sum(0 <= tile < COLORS for tile in tiles))
    assert counts == sorted(counts) and set(counts) == {1, 2, 3, 4}
    player.desk.release("A")
    player.frames(2)
    assert _told(player) == before and player.screen == "cover"
