"""Banners name whom an event hits, bubbles stand at that seat, and nothing is told too early."""

import pytest

from engine.state import events
from engine.state.cards import (
    BLUE,
    DRAW_TWO,
    GREEN,
    NO_CARD,
    RED,
    REVERSE,
    SKIP,
    WILD,
    WILD_FOUR,
    YELLOW,
    wild_kind,
)
from engine.state.cards import colored as card
from engine.state.choices import CHALLENGE, play, with_color
from engine.state.layout import COUNTS, NOBODY
from sim.board.tiles import grids, is_text, letter_of
from tests.ui.drawing.layers import pictures, rectangles
from tests.ui.drawing.test_cut import _NAMES
from tests.ui.pictures.acts_tables import point_at
from tests.ui.pictures.tables import EVERY_SIZE, OTHERS, SIZES
from ui.draw import theme
from ui.draw.face_tiles import BOT, CALM, KINDS, MOODS, OUCH, SKIN, TOPS
from ui.draw.font import LARGE_HEIGHT, LARGE_WIDTH
from ui.draw.places import BANNER, HIGH, Y
from ui.match.setup import FAST, MEDIUM, OFF, SLOW
from ui.table.drama import CLEAR, TILE_HEIGHT, TILE_WIDTH

_MOST = 0.35  # screens that one picture sends
_ME = 0
_FOUR = wild_kind(WILD_FOUR)


def _open(open_app, hands=None, size=(160, 128), players=4, speed=MEDIUM, people=1, turn=0):
    """Return a table whose dealing is over, with short names for the bots."""
    from ui.players import NAMES

    start = ("official", people, players - people, 1, None)
    player = open_app(size, start=start, speed=speed)
    names = [b""] * people + [b"Otto", b"Mia", b"Bo"][: players - people]
    NAMES[:] = names + [b""] * (10 - len(names))
    hands = hands or [OTHERS] * players
    player.app.effects.skip()  # what is dealt
    player.deal_table(hands, card(7, RED), turn)
    player.frames(10)
    return player


def _note(player, kind, seat=0, other=0, kind_of_card=NO_CARD):
    """Let an event happen that changes nothing."""
    events.note(player.state, kind, seat, other, kind_of_card)
    player.app.match.refresh_view()


def _drama(player):
    return player.app.effects.drama


def _is_near(pixel, color):
    """Is a pixel of a color, as far as a display tells colors apart?"""
    return all(abs(pixel[i] - (color >> 16 - 8 * i & 255)) < 8 for i in range(3))


def _is_large(grid):
    """Is a grid a row of large letters?"""
    return (grid.tile_width, grid.tile_height) == (LARGE_WIDTH, LARGE_HEIGHT)


def _seen(player):
    """Return what is read of banners and bubbles, from above: words, and their rectangles."""
    found = []
    for grid, area in rectangles(player.app.page.group):
        is_over = any(grid is one for one, *_ in grids(player.app.page.over))
        if is_over and (is_text(grid) or _is_large(grid)) and area[1] >= 0 and area[2] > 0:
            words = "".join(letter_of(grid[i])[0] for i in range(grid.width)).strip()
            found.append((area, words))
    return sorted(found, key=lambda one: one[0][1])


def _sentence(player):
    """Return what a banner or a bubble says; nothing: none is there."""
    return " ".join(words for _, words in _seen(player))


def _told(player, frames=120):
    """Return the banners and bubbles of some frames, one after the other."""
    found = []
    for _ in range(frames):
        player.frames(1)
        now = _sentence(player)
        if now and (not found or found[-1] != now):
            found.append(now)
    return found


def _area(player):
    """Return the rectangle of what is seen of the plate, on the display."""
    for grid, (left, top, right, bottom) in rectangles(player.app.page.group):
        if (grid.tile_width, grid.tile_height) == (TILE_WIDTH, TILE_HEIGHT):
            columns = [i % grid.width for i in range(grid.width * grid.height) if grid[i] != CLEAR]
            wide = (right - left) // grid.width
            return left + min(columns) * wide, top, left + (max(columns) + 1) * wide, bottom
    raise AssertionError("no plate is there")


_BANNERS = [  # an event, whose it is, the other seat, and what is told of it
    (events.SKIPPED, 1, 0, ["SKIPS OTTO", "skip"]),
    (events.SKIPPED, _ME, 0, ["SKIPS YOU", "skip"]),
    (events.SAID_UNO, 3, 0, ["BO: UNO!", "UNO!"]),
    (events.CAUGHT, _ME, 2, ["CAUGHT MIA", "ouch"]),
    (events.CAUGHT, 2, _ME, ["CAUGHT YOU", "ouch"]),
    (events.GUILTY_FOUND, 1, 2, ["MIA GUILTY!", "oops"]),
    (events.GUILTY_FOUND, 2, 2, ["CAUGHT! MIA", "oops"]),
    (events.GUILTY_FOUND, _ME, _ME, ["CAUGHT! YOU", "oops"]),
    (events.NOBODY_DARED, 2, 0, ["NOBODY DARED!", "ha!"]),
    (events.INNOCENT_FOUND, 1, 2, ["MIA INNOCENT", "ha!"]),
    (events.INNOCENT_FOUND, 1, NOBODY, []),
    (events.BACKFIRED, 1, 3, ["BACKFIRE FOR BO", "ouch"]),
    (events.HANDS_SWAPPED, 1, 2, ["SWAP OTTO<>MIA", "hey!"]),
    (events.HANDS_SWAPPED, 3, _ME, ["SWAP BO<>YOU", "hey!"]),
    (events.SWAPPED, 1, 3, ["SEATS OTTO<>BO", "hey!"]),
    (events.HANDS_PASSED, 3, 0, ["PASS ON BY BO", "hey!"]),
    (events.HANDS_SHUFFLED, 3, 0, ["SHUFFLE BY BO", "hey!"]),
    (events.GIVES_AWAY, 2, 0, ["RAINBOW BY MIA", "ta-da!"]),
    (events.GIVES_AWAY, 2, 1, ["RUN BY MIA", "ta-da!"]),
    (events.RECOVERED, 1, 2, ["BACK TO MIA", "oh no"]),
    (events.TURNED, 1, 0, ["REVERSE BY OTTO"]),
    (events.SAID_UNO, _ME, 0, ["YOU: UNO!", "UNO!"]),
    (events.GUILTY_FOUND, 1, _ME, ["YOU GUILTY!", "oops"]),
    (events.CHALLENGED, _ME, 1, ["OTTO GUILTY?", "hm?"]),
    (events.CHALLENGED, 2, _ME, ["YOU GUILTY?", "hm?"]),
    (events.WENT_OUT, 3, 1, ["BO IS OUT!", "yes!"]),
    (events.WENT_OUT, _ME, 1, ["YOU ARE OUT!", "yes!"]),
    (events.HAND_OVER, 2, 1, ["MIA WINS!", "yes!"]),
    (events.HAND_OVER, _ME, 1, ["YOU WIN!", "yes!"]),
    (events.HAND_OVER, NOBODY, 1, []),
    (events.LEFT_HAND, 1, 2, ["OTTO IS GONE", "bye"]),
    (events.LOST_HAND, 1, 0, ["OTTO LOSES!", "oh no"]),
    (events.LEFT_HAND, _ME, 2, ["YOU ARE GONE", "bye"]),
    (events.LOST_HAND, _ME, 0, ["YOU LOSE!", "oh no"]),
    (events.ADMITTED, 1, 0, ["OTTO CHEATED", "oops"]),
    (events.COLOR_CALLED, 1, BLUE, ["BLUE BY OTTO"]),
    (events.DREW_CARD, 1, 0, ["+1"]),
    (events.PASSED, 1, 0, ["pass"]),
    (events.NAMED, 1, 2, []),
    (events.JUMPED, 1, 0, []),  # in vain
    (events.JUMPED, 3, 1, ["JUMP-IN BY BO", "me!"]),
]


@pytest.mark.parametrize(("kind", "seat", "other", "told"), _BANNERS)
def test_a_banner_names_whom_an_event_hits(open_app, kind, seat, other, told):
    player = _open(open_app)
    has_card = kind == events.BACKFIRED or (kind == events.JUMPED and told)
    _note(player, kind, seat, other, card(1, RED) if has_card else NO_CARD)
    assert _told(player) == told
    assert not _drama(player).is_busy() and not _sentence(player), "all is gone"


def _lay(open_app, first, **how):
    """Lay a card from a hand with two others; its color is red."""
    hands = [[first, card(1, YELLOW), card(2, YELLOW)], OTHERS, OTHERS, OTHERS]
    player = _open(open_app, hands, **how)
    point_at(player, first)
    player.press("A")
    if player.mode == "color":
        player.press("A")
    return player


@pytest.mark.parametrize(
    ("first", "told"),
    [
        (card(DRAW_TWO, RED), ["+2 FOR OTTO", "+2"]),
        (_FOUR, ["+4 FOR OTTO", "+4"]),
        (wild_kind(WILD), ["YELLOW BY YOU"]),  # of which the hand holds most
        (card(SKIP, RED), ["SKIPS OTTO", "skip"]),
        (card(REVERSE, RED), ["REVERSE BY YOU"]),
        (card(7, RED), []),
    ],
)
def test_a_banner_names_who_pays_for_a_card(open_app, first, told):
    assert _told(_lay(open_app, first), 36 + 10 * len(told))[: len(told) or 1] == told


def test_faces_show_what_an_event_is_to_each_until_the_bubble_is_gone(open_app):
    player = _open(open_app)
    moods = player.app.page.seats.moods
    _note(player, events.CAUGHT, 1, 2)
    player.until(lambda: _sentence(player) == "CAUGHT MIA")
    player.frames(2)
    assert moods[1] != OUCH and moods[2] == OUCH and moods[_ME] == CALM
    player.until(lambda: not _drama(player).shown)
    assert list(moods) == [CALM] * 4


# Where it stands.


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("players", (4, 10))
def test_a_bubble_is_inside_the_screen_at_every_seat(open_app, size, players):
    player = open_app(size, start=("official", 1, players - 1, 1, None), speed=MEDIUM)
    player.deal_table([OTHERS] * players, card(7, RED), 0)
    player.frames(4)
    for seat in range(players):
        player.app.effects.skip()
        _note(player, events.PASSED, seat)
        player.frames(4)
        assert _sentence(player) == "pass"
        left, top, right, bottom = _area(player)
        assert left >= 0 and top >= 0 and right <= size[0] and bottom <= size[1], seat
        face = player.app.page.seats.faces[player.app.page.seats.place_of(seat)]
        areas = [area for grid, area in rectangles(player.app.page.group) if grid is face]
        ((x, y, end, foot),) = areas
        assert left <= end and x <= right, "it is not far from the face"
        assert top <= foot + 1 and y - 1 <= bottom, seat


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_a_banner_with_the_longest_names_is_whole_and_inside_the_screen(open_app, size):
    from ui.players import NAMES

    player = open_app(size, start=("official", 1, 9, 1, None), speed=MEDIUM)
    player.deal_table([OTHERS] * 10, card(7, RED), 0)
    NAMES[:] = _NAMES
    for kind, lines in (
        (events.GUILTY_FOUND, ["WWWWWWWWWC", "GUILTY!"]),
        (events.HANDS_SWAPPED, ["SWAP", "WWW2<>WWW3"]),
        (events.SKIPPED, ["SKIPS", "WWWWWWWWWB"]),
        (events.HANDS_PASSED, ["PASS ON", "BY WWWWWWWWWB"]),
    ):
        player.app.effects.skip()
        _note(player, kind, 1, 2)
        player.frames(4)
        assert [words for _, words in _seen(player)] == lines
        places = player.app.pages.geometry.places
        scale = player.app.pages.geometry.doubled
        top = places[BANNER + Y] * scale
        bottom = top + places[BANNER + HIGH] * scale
        for (x, y, _, end), _ in _seen(player):
            assert top < y and end < bottom, "it is on the banner"
            assert x > 0
        image = player.desk.display.image()
        for y in (top + scale, bottom - 1 - scale):
            row = [image.getpixel((x, y)) for x in range(size[0] // 2)]
            assert all(_is_near(pixel, theme.EYES) for pixel in row), "a line crosses the table"


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_a_banner_shows_the_giant_face_of_whom_it_hits(open_app, size):
    """It is as large as the banner, in the skin and the mood of that player."""
    player = _open(open_app, size=size)
    page = player.app.page
    _note(player, events.CAUGHT, 1, 2)
    player.until(lambda: _sentence(player) == "CAUGHT MIA")
    high = player.app.pages.geometry.places[BANNER + HIGH] * player.app.pages.geometry.doubled
    theirs = page.seats.faces[page.seats.place_of(2)]
    giant = [
        (grid, area)
        for grid, area in rectangles(page.group)
        if grid.bitmap is theirs.bitmap and area[3] - area[1] > 0.9 * high and area[0] > 0
    ]
    ((grid, (left, top, right, bottom)),) = giant
    assert grid[0] == theirs[0] and grid[1] == KINDS * TOPS + BOT * MOODS + OUCH
    assert grid.pixel_shader[SKIN] == theirs.pixel_shader[SKIN]
    assert left > size[0] // 2 and right <= size[0] and top >= 0
    colors = player.desk.display.image().crop((left, top, right, bottom)).getcolors()
    skin = theirs.pixel_shader[SKIN]
    painted = sum(count for count, color in colors if _is_near(color, skin))
    assert painted > 0.2 * (right - left) * (bottom - top)


def test_a_banner_for_the_holder_flashes_and_shakes(open_app):
    player = _open(open_app)
    at = player.app.pages.geometry.places
    for other, is_mine in ((2, False), (_ME, True)):
        _note(player, events.CAUGHT, 1, other)
        player.until(lambda: _sentence(player).startswith("CAUGHT"))
        left, whites = set(), set()
        for _ in range(15):
            left.add(_seen(player)[0][0][0])
            image = player.desk.display.image()
            row = [image.getpixel((x, at[BANNER + Y] + 3)) for x in range(90)]
            whites.add(sum(_is_near(pixel, theme.EYES) for pixel in row) > 45)
            player.frames(1)
        assert (len(left) > 1) == is_mine and max(left) - min(left) <= 2
        assert whites == ({True, False} if is_mine else {False})
        player.app.effects.skip()


@pytest.mark.parametrize("size", SIZES)
def test_no_step_sends_much_of_the_screen(open_app, size):
    player = _open(open_app, size=size)
    for kind in (events.GUILTY_FOUND, events.SAID_UNO, events.PASSED, events.HANDS_SWAPPED):
        _note(player, kind, 1, 2)
        shares = pictures(player, lambda: player.frames(100))
        assert shares and max(shares) <= _MOST


# Speeds and keys.


@pytest.mark.parametrize(("speed", "ms"), [(SLOW, 800), (MEDIUM, 500), (FAST, 320)])
def test_a_banner_stays_as_long_as_its_speed_says(open_app, speed, ms):
    player = _open(open_app, speed=speed)
    player.frames(80)
    _note(player, events.SKIPPED, 1)
    player.until(lambda: _sentence(player) == "SKIPS OTTO")
    frames = 2
    while _sentence(player) == "SKIPS OTTO":
        player.frames(1)
        frames += 1
    assert abs(frames * 20 - ms) <= 40


def test_nothing_is_told_with_speed_off(open_app):
    player = _open(open_app, speed=OFF)
    _note(player, events.CAUGHT, 1, 2)
    assert _told(player, 20) == []


def test_several_events_are_told_one_after_the_other_and_sooner(open_app):
    player = _open(open_app)
    for kind, seat in ((events.SAID_UNO, 1), (events.SKIPPED, 2), (events.SKIPPED, 3)):
        _note(player, kind, seat)
    told = []
    frames = 0
    while _drama(player).is_busy():
        told += [words for words in _told(player, 1) if words[0].isupper()]
        frames += 1
    banners = [words for i, words in enumerate(told) if words not in told[:i]]
    assert banners == ["OTTO: UNO!", "SKIPS MIA", "SKIPS BO"]
    assert frames * 20 <= 1100


@pytest.mark.parametrize("name", ("A", "LEFT"))
def test_any_key_ends_a_banner_and_what_waits(open_app, name):
    player = _open(open_app, turn=1, hands=[OTHERS, [card(1, BLUE)] * 2, OTHERS, OTHERS])
    _note(player, events.SKIPPED, 1)
    _note(player, events.CAUGHT, 1, 2)
    player.until(lambda: _sentence(player) != "")
    player.desk.press(name)
    player.frames(1)
    assert _sentence(player) == ""


def test_others_wait_until_the_banner_is_gone(open_app):
    hand = [card(DRAW_TWO, RED), card(5, BLUE), card(6, BLUE)]
    player = _open(open_app, [hand, OTHERS, OTHERS, OTHERS])
    player.desk.press("A")
    player.frames(25)  # 500 ms: an owed card is drawn after 300
    assert _sentence(player) == "+2 FOR OTTO" and player.state[COUNTS + 1] == len(OTHERS)
    player.until(lambda: _sentence(player) != "+2 FOR OTTO")
    assert player.state[COUNTS + 1] <= len(OTHERS) + 1
    player.frames(10)
    assert player.state[COUNTS + 1] > len(OTHERS)


# A challenge is not shown before its banner.

_GUILTY = [card(5, RED), card(8, GREEN)]
_INNOCENT = [card(5, GREEN), card(8, GREEN)]


def _asked(open_app, hidden, speed=MEDIUM):
    """A bot has laid a Wild Draw Four on the holder, who may challenge it."""
    player = _open(open_app, [OTHERS, OTHERS, OTHERS, [_FOUR, *hidden]], speed=speed, turn=3)
    assert player.app.match.game.choose(3, with_color(play(_FOUR), BLUE)) == 0
    player.app.match.refresh_view()
    player.app.screen.chosen()
    player.frames(60)
    player.app.effects.skip()
    assert player.mode == "ask"
    return player


def _challenge(player):
    assert player.app.match.choices[0] == CHALLENGE
    player.app.screen.turn.choose(CHALLENGE)


def _pictures_of_a_challenge(open_app, hidden):
    """Return all pictures until the challenge is told, each with what it says."""
    player = _asked(open_app, hidden)
    _challenge(player)
    shown = []
    while _sentence(player) in ("", "YOU GUILTY?", "BO GUILTY?") and len(shown) < 100:
        player.frames(1)
        shown.append((player.rgb(), _sentence(player)))
    return shown


def test_a_challenge_is_not_shown_before_it_is_told(open_app):
    """All pictures before the banner are the same, whoever is found guilty, for half a second."""
    one = _pictures_of_a_challenge(open_app, _GUILTY)
    other = _pictures_of_a_challenge(open_app, _INNOCENT)
    assert (one[-1][1], other[-1][1]) == ("BO GUILTY!", "BO INNOCENT")
    assert one[:-1] == other[:-1] and one[-1] != other[-1]
    assert 25 <= sum(words.endswith("GUILTY?") for _, words in one) <= 28


def test_the_hand_that_a_challenge_shows_comes_after_its_banners(open_app):
    player = _asked(open_app, _GUILTY)
    own = list(player.hand.cards[: player.hand.count])
    _challenge(player)
    player.frames(20)
    assert list(player.hand.cards[: player.hand.count]) == own
    player.until(lambda: not player.app.effects.is_busy())
    assert sorted(player.hand.cards[: player.hand.count]) == sorted(_GUILTY)


def test_a_key_ends_the_suspense_and_does_nothing_else(open_app):
    player = _asked(open_app, _GUILTY)
    _challenge(player)
    player.frames(5)
    player.desk.press("A")
    player.frames(1)
    assert sorted(player.hand.cards[: player.hand.count]) == sorted(_GUILTY)
    assert _sentence(player) == ""


def test_without_movement_a_challenge_is_shown_at_once(open_app):
    player = _asked(open_app, _GUILTY, OFF)
    _challenge(player)
    player.frames(1)
    assert sorted(player.hand.cards[: player.hand.count]) == sorted(_GUILTY)


def test_a_bots_challenge_is_told_before_its_words(open_app):
    """The holder laid the card; the line of events waits for the banner."""
    from tests.ui.reading import event_rows

    player = _lay(open_app, _FOUR)
    player.until(lambda: _sentence(player) == "+4 FOR OTTO")
    match = player.app.match
    assert match.game.choose(1, CHALLENGE) == 0
    match.stepped()
    player.app.screen.stepped(0)
    rows = event_rows(player)
    player.until(lambda: _sentence(player).endswith(("GUILTY!", "INNOCENT")))
    assert event_rows(player) == rows
    player.until(lambda: not player.app.effects.is_busy())
    assert event_rows(player) != rows
