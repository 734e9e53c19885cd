"""Flying cards come in order, send little of the screen, and give way to keys."""

import pytest

from engine.public import event_at
from engine.state import events, layout
from engine.state.cards import (
    BLUE,
    DRAW_TWO,
    FACE,
    GREEN,
    NO_CARD,
    RED,
    SKIP,
    color_on,
)
from engine.state.cards import colored as card
from engine.state.events import (
    CARD_RETURNED,
    DEALT,
    DREW_FOR_DEAL,
    DREW_OWED,
    FIRST_CARD,
    LAID,
    LIFTED,
    SKIPPED,
    TURNED,
)
from sim.board.tiles import card_at, is_card
from tests.ui.drawing.layers import pictures, rectangles
from tests.ui.pictures.acts_tables import point_at
from tests.ui.pictures.tables import EVERY_SIZE, OTHERS, SIZES
from ui.draw import theme
from ui.draw.card_tiles import BACK_HEAD, FOOT_SHIFT, NOTHING, TILE_MASK, face_of, look_of
from ui.draw.face_tiles import GROUND
from ui.draw.grids import OFFSCREEN
from ui.draw.places import HIGH, X, Y
from ui.match.setup import FAST, MEDIUM, OFF, SLOW

_MOST = 0.35  # screens that one picture sends
_GREEN = [card(7, GREEN), card(1, BLUE), card(2, BLUE)]
_FIVES = [card(5, RED), card(5, GREEN), card(5, BLUE)]


def _open(open_app, hands, top, size=(160, 128), turn=0, speed=MEDIUM, people=1):
    start = ("official", people, len(hands) - people, 1, None)
    player = open_app(size, start=start, speed=speed)
    player.app.effects.skip()  # what is dealt
    player.deal_table(hands, top, turn)
    player.frames(10)
    return player


def _motion(player):
    return player.app.effects.motion


def _flying(player):
    """Return the place of a card that flies; None: none does."""
    for grid, (left, top, _, _) in rectangles(player.app.page.over):
        if is_card(grid) and top > 0 and left > 2 * OFFSCREEN:
            return left, top
    return None


def _top(player, pile=0):
    """Return the tiles of a top card, as they are shown."""
    place = player.app.page.piles.cards[pile]
    return place[1], place[3]


def _tiles(kind):
    return face_of(kind), look_of(kind, 0) >> FOOT_SHIFT & TILE_MASK


@pytest.mark.parametrize("size", SIZES)
def test_no_picture_of_a_flight_sends_more_than_a_third(open_app, size):
    hand = [card(1, RED), card(5, RED), card(7, GREEN), card(9, GREEN), card(DRAW_TWO, RED)]
    player = _open(open_app, [hand, OTHERS, OTHERS], card(7, RED), size)
    player.press("RIGHT", "RIGHT")
    player.desk.press("A")
    shares = pictures(player, lambda: player.frames(60))
    assert _top(player) == _tiles(card(DRAW_TWO, RED))
    assert max(shares[1:]) <= _MOST, "the first is the hand"
    assert max(shares[3:8]) <= 0.11, "steps of a sprite, after strip and buttons"
    assert len(shares) >= 12, "the table, steps, the card, and a banner that comes and goes"


def test_a_card_lies_on_the_pile_only_when_its_flight_is_over(open_app):
    player = _open(open_app, [_FIVES, OTHERS], card(7, RED))
    player.desk.press("A")
    player.frames(1)
    places = []
    while _flying(player):
        assert _top(player) == _tiles(card(7, RED))
        places.append(_flying(player))
        player.frames(1)
    piles = player.app.page.piles
    assert len(set(places)) >= 8 and places[0][1] > places[-1][1], "up, from the hand"
    assert abs(places[-1][0] - piles.x_of(0)) <= 12 and abs(places[-1][1] - piles.y_of(0)) <= 12
    (x, y), (end, foot) = places[0], places[-1]
    bend = [(end - x) * (at[1] - y) - (foot - y) * (at[0] - x) for at in places[1:-1]]
    assert max(map(abs, bend)) > ((end - x) ** 2 + (foot - y) ** 2) / 6, "on a curve"
    assert _top(player) == _tiles(card(5, RED))


@pytest.mark.parametrize(("speed", "most_ms"), [(FAST, 140), (MEDIUM, 240), (SLOW, 340)])
def test_a_flight_takes_no_longer_than_its_speed_allows(open_app, speed, most_ms):
    player = _open(open_app, [_FIVES, OTHERS], card(7, RED), speed=speed)
    player.desk.press("A")
    frames = 0
    while _top(player) != _tiles(card(5, RED)) or not frames:
        player.frames(1)
        frames += 1
    assert most_ms - 60 <= frames * 20 <= most_ms


def _frames_of_turns(open_app, speed):
    """Return how many frames bots take for some turns."""
    player = open_app(start=("official", 0, 3, 1, None), speed=speed)
    frames = turns = 0
    while turns < 8:
        before = player.state[layout.TURN]
        player.frames(1)
        frames += 1
        turns += player.state[layout.TURN] != before
    return frames


def test_the_pace_of_bots_follows_the_speed(open_app):
    slow, medium, fast = [_frames_of_turns(open_app, speed) for speed in (SLOW, MEDIUM, FAST)]
    assert slow > 1.5 * medium > 2 * fast


def test_nothing_flies_with_speed_off(open_app):
    player = _open(open_app, [_FIVES, OTHERS], card(7, RED), speed=0)
    player.desk.press("A")
    player.frames(1)
    assert _top(player) == _tiles(card(5, RED)) and not _flying(player)


def test_any_key_ends_a_flight_and_still_does_its_own_work(open_app):
    player = _open(open_app, [_FIVES, OTHERS], card(7, RED))
    player.desk.press("A")
    player.frames(2)
    player.desk.release("A")
    player.frames(1)
    assert _top(player) == _tiles(card(7, RED)), "to let a key go is no press"
    place = player.app.page.piles.cards[0]
    player.desk.press("START")
    player.frames(1)
    assert (place[1], place[3]) == _tiles(card(5, RED)) and player.screen == "menu"


def test_a_drawn_card_lies_face_down_until_it_is_there(open_app):
    player = _open(open_app, [[card(5, GREEN), card(6, BLUE)], OTHERS], card(7, RED))
    pile = player.app.match.game.draws
    player.state[pile : pile + 60] = bytes((card(9, RED),)) * 60
    player.desk.press("B")
    player.frames(2)
    chosen = player.hand.lifted
    drawn = (chosen[1], chosen[3])
    assert drawn == _tiles(NO_CARD)
    player.frames(20)
    assert (chosen[1], chosen[3]) != _tiles(NO_CARD)


def _is_green(player):
    """Is the rim of the mat green, rather than red?"""
    g = player.app.pages.geometry
    x, y = g.places[g.mat + X] + 2, g.places[g.mat + Y] + g.places[g.mat + HIGH] // 2
    red, green, _ = player.desk.display.image().getpixel((x * g.doubled, y * g.doubled))
    return green > red


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_mat_takes_a_new_color_when_the_card_has_landed(open_app, size):
    player = _open(open_app, [_GREEN, OTHERS], card(7, RED), size)
    seats = player.app.page.seats
    grounds = [face.pixel_shader[GROUND] for face in seats.faces]
    assert grounds == [theme.GOLD, theme.FELT]
    player.desk.press("A")
    while _top(player) != _tiles(card(7, GREEN)):
        assert not _is_green(player)
        assert [face.pixel_shader[GROUND] for face in seats.faces] == grounds, "whose turn it was"
        player.frames(1)
    assert _is_green(player)
    own, other = [face.pixel_shader[GROUND] for face in seats.faces]
    assert (own, other) == (theme.NIGHT, theme.GOLD), "the holder's lies on the strip"


@pytest.mark.parametrize("speed", [OFF, MEDIUM])
def test_after_any_key_a_new_color_is_there_at_once(open_app, speed):
    """With speed off it is there without a key."""
    player = _open(open_app, [_GREEN, OTHERS], card(7, RED), speed=speed)
    player.desk.press("A")
    player.frames(2)
    assert _is_green(player) == (speed == OFF)
    player.desk.release("A")
    player.desk.press("RIGHT")
    player.frames(1)
    assert _is_green(player)


@pytest.mark.parametrize("speed", (0, FAST))
def test_the_hand_is_gone_at_once_and_the_card_lands_before_the_cover(open_app, speed):
    player = _open(open_app, [_FIVES, OTHERS], card(7, RED), people=2, speed=speed)
    player.take_device()
    player.desk.press("A")
    player.frames(1)
    assert player.screen == "table"
    assert all(slot[0] in (BACK_HEAD, NOTHING) for slot in player.hand.slots)
    assert player.hand.lifted.x == OFFSCREEN
    player.desk.release("A")
    passed = 1
    while player.screen == "table":
        player.press("A")  # no key shortens it
        passed += 4
    assert 500 <= passed * 20 <= 600


def test_cards_fly_again_after_the_menu_was_closed(open_app):
    player = _open(open_app, [_FIVES, OTHERS], card(7, RED))
    player.press("START", "B")
    player.frames(5)
    player.desk.press("A")
    player.frames(2)
    assert _flying(player)


def test_a_card_that_is_taken_from_a_pile_flies_back(open_app):
    """The pile shows the card below it at once."""
    player = open_app((160, 128), start=("grand", 0, 4, 3, None), speed=MEDIUM)
    state = player.state

    def newest():
        return state[event_at(state[layout.EVENT_COUNT] - 1) + layout.EVENT_KIND]

    player.until(lambda: newest() == LIFTED and _flying(player))
    assert all(_tiles(state[layout.TOP_CARD + i] & 127) == _top(player, i) for i in range(2))


@pytest.mark.parametrize("players", (2, 10))
def test_a_hand_that_begins_is_dealt_to_all_seats_within_a_second(open_app, players):
    player = open_app(start=("official", 1, players - 1, 1, None), speed=MEDIUM)
    motion = _motion(player)
    seats = player.app.page.seats
    player.app.effects.skip()
    events.note(player.state, DEALT, 0, 7, NO_CARD)  # as in a later hand
    player.app.match.refresh_view()
    motion.deal(player.app.match.view)
    places = []
    while motion.is_busy():
        player.frames(1)
        places.append(_flying(player))
    assert 200 <= len(places) * 20 <= 1000 and not _flying(player)
    piles = player.app.page.piles
    for seat in range(players):
        x, y = seats.x_of(seat), seats.y_of(seat)
        nearest = min(abs(x - at[0]) + abs(y - at[1]) for at in places if at)
        assert nearest <= (abs(x - piles.draw_x) + abs(y - piles.draw_y)) / 2, "a back goes there"


@pytest.mark.parametrize("key", (False, True))
def test_the_hand_is_turned_over_when_all_is_dealt_or_with_a_key(open_app, key):
    player = open_app(start=("official", 1, 3, 1, None), speed=MEDIUM)
    seen = [slot for slot in player.hand.slots if slot[0] != NOTHING]
    assert len(seen) > 5
    player.frames(5)
    assert _motion(player).is_busy() and all(slot[0] == BACK_HEAD for slot in seen)
    if key:
        player.desk.press("RIGHT")
        player.frames(1)
    else:
        player.until(lambda: not _motion(player).is_busy())
        player.frames(1)
    assert all(slot[0] != BACK_HEAD for slot in seen)


@pytest.mark.parametrize("players", (2, 4, 10))
def test_the_cards_that_settle_who_deals_are_seen_before_who_drew_them(open_app, players):
    """All of them, ties included, in two seconds and what they fly; then backs (CORE-1)."""
    player = open_app(start=("official", 1, players - 1, 1, None), speed=MEDIUM)
    state = player.state
    drew = [
        event_at(i) for i in range(64) if state[event_at(i) + layout.EVENT_KIND] == DREW_FOR_DEAL
    ]
    told = [(state[at + layout.EVENT_SEAT], state[at + layout.EVENT_CARD]) for at in drew]
    seats = player.app.page.seats
    seen = []
    frames = 0
    while len(seen) < len(told):
        player.frames(1)
        frames += 1
        flies = _motion(player)._card
        for seat, kind in told:
            face = seats.faces[seats.place_of(seat)]
            is_there = (flies.x, flies.y) == (face.x, face.y)
            shows = card_at(flies)[:2] == (color_on(kind), FACE[kind])
            if is_there and shows and (seat, kind) not in seen:
                seen.append((seat, kind))
        assert frames < 300
    assert seen == told and frames * 20 <= 2000 + 240 * len(told)
    player.until(lambda: not _motion(player).is_busy())


@pytest.mark.parametrize("what_it_does", ((), (TURNED,), (SKIPPED,), (DREW_OWED, DREW_OWED)))
def test_dealing_is_seen_whatever_the_first_card_does(open_app, what_it_does):
    player = open_app(start=("official", 1, 3, 1, None), speed=MEDIUM)
    kinds = (DEALT, *(FIRST_CARD, CARD_RETURNED) * 3, FIRST_CARD, *what_it_does)
    for kinds_now, is_dealt in ((kinds, True), ((*kinds, LAID), False)):
        for kind in kinds_now:
            events.note(player.state, kind, 1, 2, card(SKIP, RED))
        player.app.match.refresh_view()
        effects = type(player.app.effects)(player.app)
        assert effects.motion.is_busy() == is_dealt


def test_the_next_hand_is_dealt_too(open_app):
    player = _open(open_app, [[card(5, RED)], OTHERS], card(7, RED))
    player.press("A")
    player.until(lambda: player.screen == "score")
    for _ in range(6):
        if player.screen == "score":
            player.press("A")
    assert player.screen == "table" and _motion(player).is_busy()
    player.until(lambda: not _motion(player).is_busy())


@pytest.mark.parametrize("speed", (OFF, MEDIUM))
def test_a_key_ends_dealing_and_none_is_seen_with_speed_off(open_app, speed):
    player = open_app(start=("official", 1, 3, 1, None), speed=speed)
    player.desk.press("RIGHT")
    player.frames(1)
    assert not _motion(player).is_busy() and not _flying(player)


def _refuse(open_app, size=(160, 128), speed=MEDIUM):
    """Lay a card that does not fit."""
    hand = [card(5, BLUE), card(7, RED), card(8, GREEN)]
    player = _open(open_app, [hand, OTHERS], card(7, RED), size, speed=speed)
    point_at(player, card(5, BLUE))
    home = player.hand.lifted.x
    player.desk.press("A")
    player.frames(1)
    return player, home


@pytest.mark.parametrize("size", SIZES)
def test_a_refused_card_shakes_and_is_then_where_it_was(open_app, size):
    player, home = _refuse(open_app, size)
    places = []
    while _motion(player).is_busy():
        display = player.desk.display
        before = display.sent
        player.frames(1)
        assert display.sent - before <= 0.1 * display.width * display.height
        places.append(player.hand.lifted.x - home)
    assert places == [-2, 2, -2, 2, -2, 2, 0] or places == [2, -2, 2, -2, 2, 0]


def test_a_key_ends_the_shaking(open_app):
    player, home = _refuse(open_app)
    player.frames(2)
    player.desk.release("A")
    player.desk.press("UP")
    player.frames(1)
    assert not _motion(player).is_busy()
    player.desk.press("DOWN")
    player.frames(2)
    assert player.hand.lifted.x == home


def test_nothing_shakes_with_speed_off(open_app):
    player, home = _refuse(open_app, speed=OFF)
    for _ in range(6):
        assert player.hand.lifted.x == home
        player.frames(1)


def test_nothing_moves_where_memory_has_no_room_for_it(open_app, monkeypatch):
    def find_no_room(*_):
        raise MemoryError

    open_app()  # installs the stand-ins for a board's modules
    from ui.table.effects import Effects

    monkeypatch.setattr(Effects, "__init__", find_no_room)
    player = open_app(start=("official", 1, 3, 1, None), speed=MEDIUM)
    player.until(lambda: player.mode == "ask")
    assert player.app.effects is None
