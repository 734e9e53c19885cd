"""The picture of a score: bars as long as points, rows that sort themselves, and a rematch."""

import pytest

from engine.rulesets import load
from engine.state import layout
from engine.state.cards import BLUE, GREEN, RED, SKIP, WILD, WILD_FOUR, YELLOW, wild_kind
from engine.state.cards import colored as card
from engine.state.options import AVERAGE, NO_POINTS, SCORING
from engine.state.seats import set_word, word
from sim.board.desk import TWO
from tests.ui.drawing.layers import do_meet, pictures, rectangles
from tests.ui.pictures.tables import EVERY_SIZE, SIZES
from tests.ui.score_reading import goal_of, keys_of, score_rows, title_of, words_of
from ui.draw.face_tiles import SKIN
from ui.draw.score_head import room_for
from ui.draw.score_tiles import BAR_WIDTH, FLAG
from ui.draw.shout import GROUND, INK, shout
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
    full = player.app.page.lanes.places.pixels
    won, other, none = score_rows(player)
    assert won.line.split() == ["You", "370"] and words_of(player).startswith("+120 points")
    assert (won.old, won.new) == (full * 250 // 500, full * 370 // 500)
    assert (other.old, other.new) == (full * 100 // 500,) * 2
    assert (none.old, none.new) == (0, 0)
    assert goal_of(player) == "race to 500, hand 1"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_face_runs_where_its_bar_ends(open_app, size):
    player = _scored(open_app, (250, 100, 0), size)
    won, other, none = score_rows(player)
    lanes = player.app.page.lanes
    assert (won.face, other.face) == (BAR_WIDTH + won.new, BAR_WIDTH + other.new)
    assert none.face == lanes.places.face // 2, "it stands at the start"
    end = player.app.page.lanes.bars[0]
    full = _scored(open_app, (490, 0), size, options={"hands": "9"})
    assert score_rows(full)[0].face <= BAR_WIDTH * end.width


def test_a_bar_is_no_longer_than_its_place(open_app):
    player = _scored(open_app, (100, 495, 0), rules="challenge")
    full = player.app.page.lanes.places.pixels
    row = next(row for row in score_rows(player) if row.line.startswith("P2"))
    assert int(row.line.split()[1]) > 500 and row.new == full


def test_without_a_target_the_best_bar_is_full(open_app):
    player = _scored(open_app, (100, 60, 10), options={"hands": "9"})
    full = player.app.page.lanes.places.pixels
    rows = score_rows(player)
    assert rows[0].new == full and rows[1].new == full * 60 // 220


def test_bars_grow_from_what_was_there_before(open_app):
    player = _scored(open_app, (100, 300), speed=MEDIUM)
    pixels = player.app.page.lanes.places.pixels
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
    player = _scored(
        open_app, points, size, [_MANY] * players, speed=MEDIUM, options={"hands": "9"}
    )
    shares = pictures(player, lambda: player.frames(400))
    assert 0 < max(shares) <= _MOST
    lanes = player.app.page.lanes
    assert _names(player)[0] == "You" and lanes.names[0].grid.pixel_shader is lanes.gold


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


def test_the_lane_of_the_winner_is_gold_wherever_it_stands(open_app):
    player = _scored(open_app, (10, 400, 200))
    assert _names(player) == ["P2", "P3", "You"]
    lanes = player.app.page.lanes
    for row in range(3):
        letters = lanes.gold if row == 2 else lanes.ink
        assert lanes.names[row].grid.pixel_shader is letters
        assert lanes.totals[row].grid.pixel_shader is letters
        assert (lanes.bars[row].pixel_shader is lanes.mine) == (row == 2)


@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
def test_the_letters_of_the_head_are_those_that_are_read_there(open_app, size):
    player = _scored(open_app, (0, 10), size)
    page = player.app.page
    picture = page.head[1]
    sheets = page.sheets
    size_of = room_for(page, title_of(player))
    drawn = shout(sheets, picture.pixel_shader, title_of(player), size_of).bitmap
    assert title_of(player).startswith("You win")
    pixels = range(drawn.width * drawn.height)
    assert [picture.bitmap[i] for i in pixels] == [drawn[i] for i in pixels]
    inks = [i for i in pixels if drawn[i] == INK]
    lines = {drawn[i + step] for i in inks for step in (-1, 1, -drawn.width, drawn.width)}
    assert GROUND not in lines, "a line is around all of them"
    assert picture.x >= page.face_end and picture.x + drawn.width <= page.wide
    assert picture.y >= 0 and picture.y + drawn.height <= page.band_high


# Cards.


def test_the_cards_that_are_left_are_seen_by_color_or_counted(open_app):
    hands = [_HELD, [card(SKIP, YELLOW), card(1, BLUE)], _MANY]
    rows = {
        row.line.split()[0]: row
        for row in score_rows(_scored(open_app, (250, 100, 0, 0), (160, 128), hands))
    }
    assert rows["P2"].cards == ["red", "green", "wild"]
    assert rows["P3"].cards == ["blue", "yellow"]
    assert len(rows["P4"].cards) == 10, "of too many cards as many as there is room for"
    assert [rows["P4"].cards.count(color) for color in ("red", "green", "blue", "yellow")] == [
        3,
        2,
        3,
        2,
    ]
    assert rows["You"].cards == []


# Room.


@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
def test_parts_of_a_lane_never_lie_on_each_other(size):
    from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, LARGE_HEIGHT, LARGE_WIDTH
    from ui.draw.geometry import geometry_for
    from ui.draw.lanes import pitch_for, places_for
    from ui.draw.places import BUTTONS, Y

    g = geometry_for(*size)
    foot = g.places[BUTTONS + Y]
    for rows in range(2, 11):
        for letters in (3, 10):
            for digits in (3, 4, 5):
                room = max(foot // 2, rows * CELL_HEIGHT)
                p = places_for(g, rows, letters, digits, 0, pitch_for(g, rows, room))
                cell, high = CELL_WIDTH, CELL_HEIGHT
                if p.is_large:
                    cell, high = LARGE_WIDTH, LARGE_HEIGHT
                assert p.columns >= 3 and p.name_x + p.columns * cell <= p.bar_x + 1
                assert p.bar_x + p.tiles * BAR_WIDTH < p.total_x
                assert p.total_x + digits * cell <= g.size[0] // g.doubled
                assert p.pixels >= 24, "a bar can be seen to grow"
                assert p.text_y >= 0 and p.text_y + high <= p.pitch + 1
                assert p.bar_y >= 0 and p.bar_y + p.bar_high <= p.pitch
                assert p.ticks >= 3 and p.ticks_x >= p.bar_x + BAR_WIDTH
                assert p.ticks_x + p.ticks * p.tick_wide <= p.bar_x + (p.tiles - 1) * BAR_WIDTH
                assert p.ticks_y >= 0 and p.ticks_y + p.tick_high <= p.pitch
                assert p.face <= p.pitch


@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
@pytest.mark.parametrize("rules", ("official", "challenge"))
def test_the_longest_names_and_numbers_of_ten_stay_apart(open_app, size, rules):
    from ui import players

    points = (4000, *[400 + seat for seat in range(9)])
    options = {"hands": "9"} if rules == "official" else None
    player = _scored(open_app, points, size, [_MANY] * 9, rules=rules, options=options)
    players.NAMES[:] = _LONG
    player.app.go("score")
    player.frames()
    totals = [row.line.split()[-1] for row in score_rows(player)]
    assert all(len(row.line.split()) == 2 for row in score_rows(player))
    assert all(total.isdigit() for total in totals)
    assert all(len(row.line.split()[0]) >= 3 for row in score_rows(player))
    assert room_for(player.app.page, title_of(player)) >= 0
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
    assert keys_of(player) == ["A again", "B title", "more"]
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
    assert keys_of(player) == ["A title", "B more"]
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
    faces = page.lanes.faces
    seen = {_names(player)[row]: faces[row].pixel_shader[SKIN] for row in range(4)}
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


# The end of a match.


def _beaten(open_app, points, size=(160, 128), options=None):
    """Let P2 win the match with its last card; points: what all had before."""
    player = open_app(size, start=("official", 1, len(points) - 1, 1, options))
    hands = [[card(7, RED), card(1, RED), card(2, RED)], [card(5, RED)], *[_HELD] * 8]
    player.set_table(hands[: len(points)], card(9, RED), piles=None)
    for seat, score in enumerate(points):
        set_word(player.state, layout.SCORES + 2 * seat, score)
    player.press("A")
    player.until(lambda: player.screen == "score")
    assert player.state[layout.STATUS] == layout.MATCH_ENDED
    return player


@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
def test_the_end_of_a_match_says_by_how_much_it_was_won(open_app, size):
    player = _scored(open_app, (490, 100, 20), size)
    assert title_of(player) == "You win!"
    assert words_of(player) in ("510 points ahead in 1 hand", "510 points ahead")
    assert keys_of(player)[:2] == ["A again", "B title"]


@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
@pytest.mark.parametrize(
    ("points", "title", "words"),
    [
        ((488, 490, 30), "So close!", "12 points short"),
        ((499, 490, 30), "So close!", "1 point short"),
        ((200, 490, 30), "P2 wins!", "300 points short"),
    ],
)
def test_who_has_lost_is_told_how_much_was_missing(open_app, size, points, title, words):
    player = _beaten(open_app, points, size)
    assert title_of(player) == title and words_of(player) in (words, words + ". Again?")


def test_a_match_without_a_target_is_only_over(open_app):
    player = _beaten(open_app, (300, 310, 20), options={"hands": "1"})
    assert title_of(player) == "P2 wins!" and words_of(player) == "the match in 1 hand"


@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
def test_the_lanes_of_who_has_lost_and_won_are_as_long_as_their_points(open_app, size):
    player = _beaten(open_app, (250, 490, 30), size)
    page = player.app.page
    lanes = [grid for grid, _ in rectangles(page.group) if grid.tile_width == BAR_WIDTH]
    assert len(lanes) == 2
    mine, winners = (
        sum(lane[i] not in (0, 15, FLAG) for i in range(1, lane.width)) for lane in lanes
    )
    assert 0 < mine < winners
    faces = [
        area
        for grid, area in rectangles(page.group)
        if grid.height == 2 and BAR_WIDTH < grid.tile_width <= 32
    ]
    assert len(faces) in (0, 2) and not (len(faces) == 2 and do_meet(*faces))


@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
def test_nothing_at_the_end_of_a_match_lies_on_its_words(open_app, size):
    for player in (
        _scored(open_app, (4000, *range(100, 109)), size, [_MANY] * 9, options={"hands": "1"}),
        _beaten(open_app, (488, 490, 30), size),
    ):
        page = player.app.page
        drawn = [
            area for grid, area in rectangles(page.group) if grid.tile_width not in (1, page.wide)
        ]
        words = page.below.grid
        mine = [area for grid, area in rectangles(page.group) if grid is words]
        later = drawn[drawn.index(mine[0]) + 1 :]
        assert not [one for one in later if do_meet(one, mine[0])]
        left, top, right, bottom = mine[0]
        assert left >= 0 and right <= size[0] and bottom <= page.foot * page.geometry.doubled
        assert top >= page.high


def test_a_fanfare_sounds_once_for_who_has_won(open_app):
    from ui.screens.fanfare import FANFARE

    player = _scored(open_app, (490, 100, 20), speed=MEDIUM)
    heard = []
    player.app.board.tone = lambda hz, ms: heard.append(hz)
    player.app.screen._fanfare._at = 0
    player.frames(200)
    assert heard == [8 * note for note in FANFARE[::2] if note]
    heard.clear()
    player.press("DOWN")
    player.press("B")
    player.frames(200)
    assert player.screen == "score" and not heard


def test_confetti_comes_to_lie_around_the_winner(open_app):
    player = _scored(open_app, (490, 100, 20), (240, 240), speed=MEDIUM)
    player.frames(400)
    page = player.app.page
    pieces = [one for one in player.app.screen._confetti.pieces if one.y > 0]
    assert len(pieces) >= 7
    for piece in pieces:
        assert piece.y + piece.tile_height <= page.high
        assert abs(2 * piece.x - page.wide) >= page.clear
