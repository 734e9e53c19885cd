"""A table that changes is shown in parts: the hand, then the piles, then the words.

Each is a picture of its own, and none of them sends much of the screen; nor does what moves.
"""

from functools import partial

import pytest

from engine.state.cards import BLUE, DRAW_TWO, NO_CARD, RED, REVERSE, WILD, wild_kind
from engine.state.cards import colored as card
from engine.state.events import TURNED, note
from engine.state.layout import NOBODY, TOP_CARD
from tests.ui.drawing.layers import pictures
from tests.ui.pictures.acts_tables import MINE, OTHER, holding, point_at
from tests.ui.pictures.tables import OTHERS, SIZES
from ui.draw.card_tiles import BACK_HEAD
from ui.draw.grids import OFF_CANVAS
from ui.match.setup import MEDIUM, OFF

# Screens that one picture sends: a hand of seven turns dim, the raised card sinks, and one flies.
_MOST = 0.39
# A hand is spread anew, and the raised card is another one. Of cards that overlap each is sent
# whole, and with it where it lay: more than the 0.26 of the screen that they take.
_IN_PLAY = 0.55
_SCREEN = 0.99  # at least: another screen, or this one from its beginning
_TOGETHER = 0.94  # all pictures of a card laid, with bubbles, after which the table is asked
ALL_RED = [card(face, RED) for face in range(13)] + [wild_kind(WILD)]


@pytest.fixture(params=SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
def size(request):
    return request.param


def test_a_laid_card_after_which_the_table_is_asked(open_app, size):
    """The hand is taken away, then the card lies on its pile, then the question comes."""
    hands = [[card(DRAW_TWO, RED), *MINE, *MINE], OTHER, OTHER, OTHER]
    player = holding(open_app, size, hands)
    point_at(player, card(DRAW_TWO, RED))
    player.frames(20)
    seen = pictures(player, lambda: player.press("A"), _hand_pile_and_words)
    shares, looks = zip(*seen, strict=True)
    assert player.mode == "question"
    assert max(shares) <= _MOST and sum(shares) <= _TOGETHER
    hands, piles, words = zip(*looks, strict=True)
    assert not any(hands), "nobody sees the hand together with the question"
    changed = [i for i in range(1, len(looks)) if piles[i] != piles[i - 1]]
    told = [i for i in range(1, len(looks)) if words[i] != words[i - 1]]
    assert len(changed) <= 1 and told[0] > max(changed, default=0), "the card lies first"


def _hand_pile_and_words(player):
    """The faces of the hand that are seen, those on the piles, and what the table is told."""
    page = player.app.page
    texts = (page.latest, page.rows)
    return (
        [
            slot[0]
            for slot in (*page.hand.slots, page.hand.lifted)
            if slot.x >= 0 and slot[0] != BACK_HEAD
        ],
        [place[0] for place in page.piles.cards],
        [text.grid[i] for text in texts for i in range(text.columns * text.rows)],
    )


# Rule sets, persons and speeds, each with each other in some of them.
_TABLES = (
    ("official", 1, OFF),
    ("official", 2, MEDIUM),
    ("grand", 1, MEDIUM),
    ("grand", 2, OFF),
    ("double-down", 2, MEDIUM),
)


@pytest.mark.parametrize(("rules", "people", "speed"), _TABLES)
def test_no_picture_of_a_choice_sends_more_than_that(open_app, size, rules, people, speed):
    """A hand as wide as the display, all of it bright; then others play, until it is seen again."""
    player = open_app(size, start=(rules, people, 4 - people, 1, None), speed=speed)
    top = (card(7, RED), card(7, BLUE)) if rules == "grand" else card(7, RED)
    player.set_table([ALL_RED, [card(1, BLUE)], OTHERS, OTHERS], top)
    for _ in range(12):
        player.frames(20)
        before = player.app.shown
        shares = pictures(player, lambda: player.press("A"))
        if before == player.app.shown == "table":
            assert max(shares, default=0) <= _MOST


@pytest.mark.parametrize(("rules", "people", "speed"), (*_TABLES, ("seven-zero", 2, MEDIUM)))
def test_no_picture_of_a_table_in_play_sends_more_than_that(open_app, size, rules, people, speed):
    """Any keys at any time: also while a card flies or a banner is there."""
    player = open_app(size, start=(rules, people, 4 - people, 3, None), speed=speed)
    act = partial(player.press_by_chance, 3)
    seen = pictures(player, act, lambda player: player.app.shown)
    shares = [share for share, shown in seen if shown == "table" and share < _SCREEN]
    assert len(shares) > 100 and max(shares) <= _IN_PLAY


def _reversed(open_app, size):
    """A bot's Reverse brings the turn to the holder of a wide hand; its banner is there."""
    player = open_app(size, start=("official", 1, 3, 1, None), speed=MEDIUM)
    bots = [[card(REVERSE, RED)] * 3, OTHERS, OTHERS]
    player.deal_table([ALL_RED, *bots], card(7, RED), 1)
    drama = player.app.effects.drama
    player.until(lambda: all(_parts_of(drama)))
    player.frames(10)
    assert player.mode == "watch"
    return player, drama


def _parts_of(drama):
    """Which parts of a banner are there: ground, sides, the outline of its words, their letters."""
    parts = (drama._plate, drama._sides, drama._large, drama._words.grid)
    return tuple(part.x > OFF_CANVAS for part in parts)


def test_a_banner_that_a_key_ends_leaves_before_the_hand_changes(open_app, size):
    player, drama = _reversed(open_app, size)
    seen = pictures(
        player,
        lambda: player.press("A"),
        lambda _: (_parts_of(drama), player.hand.cursor != NOBODY),
    )
    shares, looks = zip(*seen, strict=True)
    assert player.mode == "ask"
    are_there = [sum(parts) for parts, _ in looks]
    assert are_there == sorted(are_there, reverse=True) and set(are_there) == {3, 2, 1, 0}
    assert [has_cursor for parts, has_cursor in looks if any(parts)] == [False] * 3
    assert looks[-1] == ((False,) * 4, True)
    assert max(shares) <= _MOST


def test_the_menu_comes_when_a_banner_has_left_in_parts(open_app, size):
    player, drama = _reversed(open_app, size)
    shares = pictures(player, lambda: player.press("START"))
    assert player.screen == "menu" and not any(_parts_of(drama))
    assert len(shares) == 4 and shares[-1] == 1.0 and max(shares[:-1]) <= _MOST


def test_a_banner_comes_after_piles_that_have_changed_without_a_card(open_app, size):
    """As where `grand` turns a pile over: nothing flies before the banner."""
    player = open_app(size, start=("grand", 1, 3, 1, None), speed=MEDIUM)
    player.app.effects.skip()  # what is dealt
    player.set_table([ALL_RED, OTHER, OTHER, OTHER], (card(7, RED), card(7, BLUE)))
    player.frames(20)
    piles = player.app.page.piles
    before = piles.cards[0][0]
    zone = player.app.match.game.discards
    player.state[zone] = player.state[TOP_CARD] = card(3, BLUE)
    note(player.state, TURNED, 0, 0, NO_CARD)
    player.app.match.refresh_view()
    drama = player.app.effects.drama
    seen = pictures(
        player,
        lambda: (player.app.screen.ask(), player.frames(3)),
        lambda _: (piles.cards[0][0] != before, sum(_parts_of(drama))),
    )
    looks = [look for _, look in seen]
    assert looks[-5:] == [(True, parts) for parts in range(5)]


@pytest.mark.parametrize(("rules", "speed"), (("grand", OFF), ("seven-zero", MEDIUM)))
def test_a_frame_saves_again_only_after_a_picture(open_app, rules, speed):
    """A save takes time: choices that nobody sees are saved with the next one that is shown."""
    player = open_app((128, 128), start=(rules, 2, 2, 1, None), speed=speed)
    app = player.app
    keep, refresh = app.saves.keep, app.board.display.refresh
    done = []

    def save(match):
        done.append(("save", app.now))
        return keep(match)

    def look():
        done.append(("picture", app.now))
        return refresh()

    app.saves.keep, app.board.display.refresh = save, look
    player.press_by_chance(1)
    app.board.display.refresh = refresh
    saves = [i for i, (kind, _) in enumerate(done) if kind == "save"]
    assert len(saves) > 20 and all(done[i] != done[i - 1] for i in saves[1:])
