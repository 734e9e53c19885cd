"""The picture of a score: bars as long as points, rows that sort themselves, and a rematch."""

import pytest

from engine.rulesets import load
from engine.state import layout
from engine.state.cards import BLUE, GREEN, RED, SKIP, WILD, WILD_FOUR, YELLOW, wild_kind
from engine.state.cards import colored as card
from engine.state.options import AVERAGE, NO_POINTS, SCORING
from engine.state.seats import set_word, word
from sim.board.desk import TWO
from tests.ui.drawing.layers import pictures
from tests.ui.pictures.tables import EVERY_SIZE, SIZES
from tests.ui.reading import last_row
from tests.ui.score_reading import score_rows, title_of
from ui.draw.face_tiles import SKIN
from ui.match.setup import FAST, MEDIUM, OFF
from ui.players import NAMES

_HELD = [card(7, GREEN), card(3, RED), wild_kind(WILD)]
_MANY = [card(i % 10, i % 4) for i in range(24)]
_LONG = [b"WWWWWWWWW" + bytes((65 + i,)) for i in range(10)]
_MOST = 0.35  # screens that one picture sends


def _scored(open_app, points, size=(160, 128), hands=(), speed=OFF, rules="official", **more):
    """Let seat 0 win with a red 5; points: what all had before."""
    options = more.pop("options", None)
    start = (rules, more.pop("people", 1), len(points) - 1, 1, options)
    player = open_app(size, start=start, speed=speed, **more)
    hands = [*hands, *[_HELD] * 9][: len(points) - 1]
    player.deal_table([[card(5, RED)], *hands], card(9, RED), 0)
    for seat, score in enumerate(points):
        set_word(player.state, layout.SCORES + 2 * seat, score)
    player.press("A")
    player.until(lambda: player.screen == "score")
    return player


def _names(player):
    return [row.line.split()[0] for row in score_rows(player)]


# Bars.


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_bar_is_as_long_as_the_points_of_the_target(open_app, size):
    player = _scored(open_app, (250, 100, 0), size)
    full = player.app.page.layout.bar_pixels
    won, other, none = score_rows(player)
    assert won.line.split() == ["You", "370"] and won.gain == "+120"
    assert (won.old, won.new) == (full * 250 // 500, full * 370 // 500)
    assert (other.old, other.new) == (full * 100 // 500,) * 2 and not other.gain
    assert (none.old, none.new) == (0, 0)


def test_a_bar_is_no_longer_than_its_place(open_app):
    player = _scored(open_app, (490, 100))
    full = player.app.page.layout.bar_pixels
    assert score_rows(player)[0].new == full


def test_without_a_target_the_best_bar_is_full(open_app):
    player = _scored(open_app, (100, 60, 10), options={"hands": "9"})
    full = player.app.page.layout.bar_pixels
    rows = score_rows(player)
    assert rows[0].new == full and rows[1].new == full * 60 // 220


def test_bars_grow_from_what_was_there_before(open_app):
    player = _scored(open_app, (100, 300), speed=MEDIUM)
    pixels = player.app.page.layout.bar_pixels
    seen = []
    for _ in range(100):
        row = next(row for row in score_rows(player) if row.line.startswith("You"))
        seen.append((int(row.line.split()[1]), row.new))
        player.frames(1)
    assert seen == sorted(seen) and len(set(seen)) == 9
    assert seen[0] == (100, pixels * 100 // 500) and seen[-1] == (160, pixels * 160 // 500)


@pytest.mark.parametrize(
    ("rules", "options", "players"),
    [
        ("official", None, 4),
        ("official", {"scoring": "low"}, 3),
        ("official", {"scoring": "none", "hands": "9"}, 3),
        ("official", {"scoring": "average"}, 3),
        ("partners", None, 4),
        ("partners", {"scoring": "low"}, 4),
        ("cross-family", None, 4),
        ("challenge", {"target": "150"}, 4),
        ("cowboy", None, 3),
        ("grand", None, 4),
        ("deadly", None, 5),
    ],
)
def test_the_gain_is_what_the_hand_has_brought(rules, options, players):
    from engine.bots import plain
    from engine.game import Game
    from engine.public import is_same_side
    from engine.table import Table
    from ui.screens.tally import counted, gained, sides_of

    rules_of_match = load(rules, options)
    game = Game(players, rules_of_match.deck_size(players))
    table = Table(game)
    table.bots[:players] = [plain.decide] * players
    game.start(rules_of_match, players, 5)
    s = game.state
    before: dict[int, int] = {}
    for _ in range(8):
        while s[layout.STATUS] != layout.HAND_ENDED and s[layout.STATUS] != layout.MATCH_ENDED:
            table.play_bots(1000)
        sides = sides_of(s)
        for seat in range(players):
            assert sum(is_same_side(s, first, seat) for first in sides) == 1
        for first in sides:
            player = s[layout.PLAYER_AT + first]
            has = (
                counted(s, first) if s[SCORING] == NO_POINTS else word(s, layout.SCORES + 2 * first)
            )
            assert gained(s, first) == has - before.get(player, 0)
            before[player] = has
            if s[SCORING] != AVERAGE:
                assert counted(s, first) == has
        if s[layout.STATUS] == layout.MATCH_ENDED:
            break
        game.next_hand()


# Rows.


@pytest.mark.parametrize(
    ("options", "order"),
    [
        (None, ["You", "P3", "P4", "P2"]),
        ({"scoring": "low"}, ["P2", "P4", "You", "P3"]),
    ],
)
def test_rows_stand_in_the_order_of_the_match(open_app, options, order):
    assert _names(_scored(open_app, (300, 20, 290, 60), options=options)) == order


def test_rows_change_places_two_at_a_time(open_app):
    player = _scored(open_app, (10, 20, 90, 50), speed=FAST)
    seen = [_names(player)]
    for _ in range(200):
        player.frames(1)
        if _names(player) != seen[-1]:
            seen.append(_names(player))
    assert seen == [
        ["P3", "P4", "P2", "You"],
        ["P3", "P4", "You", "P2"],
        ["P3", "You", "P4", "P2"],
        ["You", "P3", "P4", "P2"],
    ]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", (2, 10))
def test_no_picture_of_the_score_sends_more_than_a_third_of_the_screen(open_app, size, players):
    points = (10, *[20 + 7 * (seat % 4) for seat in range(players - 1)])
    player = _scored(open_app, points, size, [_MANY] * players, speed=MEDIUM)
    shares = pictures(player, lambda: player.frames(400))
    assert 0 < max(shares) <= _MOST
    assert _names(player)[0] == "You" and player.app.page.band_at == 0


@pytest.mark.parametrize("key", ("A", "LEFT"))
def test_any_key_ends_what_moves_and_a_does_nothing_else(open_app, key):
    player = _scored(open_app, (40, 90), speed=MEDIUM)
    assert _names(player) == ["P2", "You"]
    player.desk.press(key)
    player.frames(1)
    if key == "A":
        assert player.screen == "score" and _names(player) == ["You", "P2"]
        assert score_rows(player)[0].line.split()[1] == "100"
        player.desk.release(key)
        player.frames(2)
        player.press("A")
        assert player.screen in ("table", "cover")
    else:
        player.frames(2)
        assert player.screen == "sheet"
        player.desk.release(key)
        player.press("B")
        assert player.screen == "score" and _names(player) == ["You", "P2"], "it moves once"


def test_the_row_of_the_winner_lies_on_a_band_wherever_it_stands(open_app):
    player = _scored(open_app, (10, 400, 200))
    assert _names(player) == ["P2", "P3", "You"] and player.app.page.band_at == 2
    assert player.app.page.lines[2].grid.pixel_shader is player.app.page.on_band[0]


# Cards.


def test_the_cards_that_are_left_are_seen_by_color_or_counted(open_app):
    hands = [_HELD, [card(SKIP, YELLOW), card(1, BLUE)], _MANY]
    rows = {
        row.line.split()[0]: row
        for row in score_rows(_scored(open_app, (250, 100, 0, 0), (160, 128), hands))
    }
    assert rows["P2"].cards == ["red", "green", "wild"] and not rows["P2"].gain
    assert rows["P3"].cards == ["blue", "yellow"]
    assert rows["P4"].gain == "24" and 1 <= len(rows["P4"].cards) <= 7
    assert rows["You"].cards == []


# Room.


@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
def test_parts_of_a_row_never_lie_on_each_other(size):
    from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
    from ui.draw.geometry import geometry_for
    from ui.draw.score_page import Wanted, layout_for
    from ui.draw.score_tiles import BAR_WIDTH

    g = geometry_for(*size)
    for rows in range(2, 11):
        for faces in (1, 2) if rows <= 5 else (1,):
            for total, gain, both in ((3, 4, 0), (3, 4, 1), (5, 5, 0), (4, 4, 1), (5, 5, 1)):
                p = layout_for(g, Wanted(rows, faces, 10, total, gain, 7, both))
                line_end = p.line_x + p.columns * CELL_WIDTH * p.unit
                bar_end = p.bar_x + p.bar_tiles * BAR_WIDTH
                last = p.face_x + faces * p.face_pitch
                assert p.face_x >= 1 and last <= p.line_x
                assert p.right <= size[0] and p.gain_x + gain * CELL_WIDTH * p.unit <= p.right
                assert p.columns >= total + 5, "four letters of a name and a space"
                assert p.bar_tiles >= (3 if total > 4 else 5)
                assert bar_end <= min(p.cards_x, p.gain_x)
                if not p.has_two_lines:
                    assert line_end <= p.bar_x
                else:
                    assert p.line_y + CELL_HEIGHT * p.unit <= p.tail_y + (p.card_high // 4)
                    assert p.line_y + CELL_HEIGHT * p.unit <= p.bar_y
                foot = p.goal_y or p.foot_y
                assert p.head <= p.top and p.top + rows * p.pitch <= foot
                assert p.tail_y >= 0 and p.tail_y + p.card_high <= p.pitch
                assert (p.face or p.card_high) <= p.pitch


@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
@pytest.mark.parametrize("rules", ("official", "challenge"))
def test_the_longest_names_and_numbers_of_ten_stay_apart(open_app, size, rules):
    from ui import players

    points = (4000, *[400 + seat for seat in range(9)])
    player = _scored(open_app, points, size, [_MANY] * 9, rules=rules)
    players.NAMES[:] = _LONG
    player.app.go("score")
    player.frames()
    totals = [row.line.split()[-1] for row in score_rows(player)]
    assert all(len(row.line.split()) == 2 for row in score_rows(player))
    assert all(total.isdigit() for total in totals)
    assert all(len(row.line.split()[0]) >= 3 for row in score_rows(player))
    assert len(title_of(player)) * 6 <= size[0]
    players.NAMES[:] = []


def test_the_head_names_a_wild_in_full(open_app):
    from ui.screens.score_words import card_words

    assert card_words(wild_kind(WILD_FOUR, BLUE)) == "Wild Draw Four"
    assert card_words(card(SKIP, GREEN)) == "green Skip"
    assert card_words(card(0, YELLOW)) == "yellow 0"


# A rematch.


def _over(open_app, buttons=None, people=1, size=(160, 128), storage=None, drive=None):
    more = {} if buttons is None else {"buttons": buttons}
    player = _scored(open_app, (490, 100, 20), size, people=people, storage=drive, **more)
    assert player.state[layout.STATUS] == layout.MATCH_ENDED
    return player


def _is_new(player):
    s = player.state
    return s[layout.HAND_NUMBER] == 1 and not any(
        word(s, layout.SCORES + 2 * seat) for seat in range(3)
    )


def test_a_rematch_is_one_press_away_and_asks_nothing(open_app, drive):
    player = _over(open_app, drive=drive)
    people = bytes(player.app.match.people)
    rules = player.state[layout.RULE_SET]
    assert last_row(player).endswith("title  \x85more")
    player.app.match.level = 3
    player.app.saves.take_match(player.app.match, bytes(3), b"")
    player.app.saves.keep(player.app.match)
    player.press("A")
    player.until(lambda: player.screen == "table", 200)
    assert player.state[layout.STATUS] == 0 and _is_new(player)
    assert bytes(player.app.match.people) == people and player.state[layout.PLAYERS] == 3
    assert player.state[layout.RULE_SET] == rules and player.app.match.level == 3
    assert player.app.saves.has_match()


def test_a_rematch_is_dealt_anew(open_app, drive):
    deals = set()
    player = _over(open_app, drive=drive)
    for _ in range(3):
        player.press("A")
        player.until(lambda: player.screen == "table", 200)
        deals.add(bytes(player.state[player.app.match.game.hands[0] :][:7]))
        player.state[layout.STATUS] = layout.MATCH_ENDED
        player.app.match.stepped()
        player.app.go("score")
        player.frames()
    assert len(deals) == 3


def test_the_title_is_on_another_key(open_app, drive):
    player = _over(open_app, drive=drive)
    player.press("B")
    assert player.screen == "title" and not player.app.saves.has_match()


def test_with_two_buttons_the_title_is_behind_the_sheet(open_app, drive):
    player = _over(open_app, buttons=TWO, drive=drive)
    player.press("B")
    assert player.screen == "sheet"
    player.press("A")
    assert player.screen == "title" and not player.app.saves.has_match()


def test_a_match_among_bots_alone_has_no_rematch(open_app):
    player = open_app((160, 128), start=("official", 0, 3, 1, None))
    player.state[layout.STATUS] = layout.MATCH_ENDED
    player.app.match.refresh_view()
    player.app.go("score")
    player.frames()
    assert "rematch" not in last_row(player)
    player.press("A")
    assert player.screen == "title"


# Who changed seats (GRD-33).


def _swap(player, one, other):
    """Let the players of two seats change places, as a Six on a Nine does."""
    s = player.state
    s[layout.PLAYER_AT + one], s[layout.PLAYER_AT + other] = (
        s[layout.PLAYER_AT + other],
        s[layout.PLAYER_AT + one],
    )
    player.app.match.refresh_view()


@pytest.mark.usefixtures("named_bots")
def test_faces_at_the_score_are_those_of_the_players_who_changed_seats(open_app):
    player = open_app((320, 240), start=("grand", 1, 3, 1, None))
    player.set_table([[card(5, RED)], *[_HELD] * 3], (card(9, RED), card(2, BLUE)))
    faces = player.app.page.seats.faces
    skins = {(NAMES[i] or b"You").decode(): faces[i].pixel_shader[SKIN] for i in range(4)}
    _swap(player, 1, 2)
    player.press("A", "A")
    player.until(lambda: player.screen == "score")
    page = player.app.page
    seen = {_names(player)[row]: page.faces[row].pixel_shader[SKIN] for row in range(4)}
    assert seen == skins


@pytest.mark.parametrize("seats", ((1, 2), (2, 3)))
def test_partners_who_changed_seats_are_one_side_at_the_score(open_app, seats):
    player = open_app((320, 240), start=("partners", 1, 3, 1, None))
    player.deal_table([[card(5, RED)], *[_HELD] * 3], card(9, RED), 0)
    _swap(player, *seats)
    player.press("A")
    player.until(lambda: player.screen == "score")
    names = sorted(name.lstrip("\x84\x8a+") for name in _names(player))
    assert names == ["P2+P4", "You+P3"] or names == ["P4+P2", "You+P3"]
