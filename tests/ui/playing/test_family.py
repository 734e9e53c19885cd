"""At a family table only players who can answer are asked; that shows who can, and nothing else."""

import pytest

from engine.state.cards import (
    BLUE,
    DRAW_TWO,
    GREEN,
    RED,
    REVERSE,
    WILD,
    WILD_FOUR,
    YELLOW,
    wild_kind,
)
from engine.state.cards import colored as card
from engine.state.choices import play
from engine.state.layout import COUNTS
from sim.board.desk import PAD, TWO
from tests.ui.pictures import acts_tables, house_tables
from tests.ui.pictures.acts_tables import answer_if_asked, entries, point_at, row
from tests.ui.pictures.house_tables import MINE, OTHER
from tests.ui.reading import choose, go_back, list_text, move_to, row_under_cursor

_SMALL = (128, 128)
_SIZES = ((128, 128), (160, 128), (240, 240), (320, 240))


def _family(player):
    """Make the table a family table."""
    from ui.match.setup import FAMILY_TABLE

    player.app.setup.switches = FAMILY_TABLE


def _table_after_a_play(open_app, hidden, size=_SMALL, is_family=True, people=4):
    """Return a table where person 1 has laid a card that may be jumped on; hidden: P3's hand."""
    player = house_tables.holding(
        open_app, size, "seven-zero", [MINE, OTHER, hidden, OTHER], card(3, GREEN), people=people
    )
    if is_family:
        _family(player)
    point_at(player, card(3, RED))
    player.press("A")
    return player


def _pictures(player):
    """Return every picture up to the next cover, and the modes that came up."""
    taken = []
    seen = []
    for _ in range(400):
        player.frames(1)
        taken.append(player.rgb())
        if player.mode not in seen:
            seen.append(player.mode)
        if player.screen == "cover":
            break
    return taken, seen


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
def test_a_family_table_is_off_until_turned_on_and_the_setting_is_kept(open_app, drive, buttons):
    player = open_app(storage=drive, buttons=buttons)
    choose(player, "Settings")
    move_to(player, "Family")
    assert row_under_cursor(player) == "Family table: off"
    player.press("A")
    assert row_under_cursor(player) == "Family table: on"
    go_back(player)
    again = open_app(storage=drive, buttons=buttons)
    assert again.app.setup.switches == 1
    assert again.app.setup.level == 2, "that is kept in the same byte"
    choose(again, "Settings")
    move_to(again, "Family")
    again.press("A")
    go_back(again)
    assert open_app(storage=drive).app.setup.switches == 0


@pytest.mark.parametrize("size", _SIZES, ids=str)
def test_the_line_about_a_family_table_is_shown_uncut(open_app, size):
    player = open_app(size)
    choose(player, "Settings")
    move_to(player, "Family")
    assert "Quicker: asks only who can answer, so all see who can" in list_text(player)
    player.press("DOWN")
    assert "Quicker" not in list_text(player)


def test_a_player_who_cannot_jump_is_not_asked(open_app):
    seen = _pictures(_table_after_a_play(open_app, [card(8, RED), *OTHER]))[1]
    assert seen == ["watch", "cover"] or seen == ["cover"]


def test_only_the_player_who_can_jump_is_asked(open_app):
    player = _table_after_a_play(open_app, [card(3, RED), *OTHER])
    player.until(lambda: player.mode == "jump")
    assert player.app.screen.jump._may == 1 << 2
    player.press("LEFT", "UP")  # seats that cannot
    assert player.mode == "jump"
    player.press("RIGHT")
    assert (player.screen, player.app.next_holder) == ("cover", 2)


def test_one_person_among_bots_is_asked_only_when_holding_the_card(open_app):
    for mine, is_asked in (([card(3, RED), *OTHER], True), (OTHER, False)):
        player = open_app(_SMALL, start=("seven-zero", 1, 3, 1, None))
        _family(player)
        player.set_table([mine, [card(3, RED), *OTHER], OTHER, OTHER], card(3, GREEN), turn=1)
        house_tables.others_play(player, 1, play(card(3, RED)))
        player.frames(30)
        assert (player.mode == "jump") == is_asked


def _table_with_a_draw(open_app, hidden, rules="dirty-college", is_family=True):
    """Return a table where P2 must draw two for a card of person 1; hidden: P2's hand."""
    hands = [[card(DRAW_TWO, RED), *OTHER], hidden, OTHER]
    player = house_tables.holding(open_app, _SMALL, rules, hands, card(3, RED), people=3)
    if is_family:
        _family(player)
    point_at(player, card(DRAW_TWO, RED))
    player.press("A")
    return player


def test_a_player_who_cannot_add_to_a_stack_draws_at_once(open_app):
    player = _table_with_a_draw(open_app, OTHER)
    assert "question" not in _pictures(player)[1]
    assert player.state[COUNTS + 1] == len(OTHER) + 2
    assert player.app.next_holder == 2


def test_a_player_who_can_add_to_a_stack_is_asked(open_app):
    player = _table_with_a_draw(open_app, [card(DRAW_TWO, BLUE), *OTHER])
    player.until(lambda: player.mode == "question")
    assert player.state[COUNTS + 1] == len(OTHER) + 1


def test_off_8_a_player_who_must_draw_may_challenge_with_any_hand(open_app):
    """Any hand allows a challenge, so the question comes up as at other tables."""
    for hidden in (OTHER, MINE):
        player = open_app(_SMALL, start=("official", 2, 0, 1, None))
        _family(player)
        player.deal_table([[wild_kind(WILD_FOUR), *OTHER], hidden], card(9, RED), 0)
        player.take_device()
        while player.hand.pointed() != wild_kind(WILD_FOUR):
            player.press("RIGHT")
        player.press("A", "A")
        player.until(lambda player=player: player.screen == "cover")
        assert player.app.next_holder == 1
        player.press("A")
        assert player.mode == "ask" and entries(player)[:2] == ["Challenge", "Draw 4"]


@pytest.mark.parametrize(
    ("laid", "able"),
    [
        (card(0, RED), [wild_kind(WILD), *OTHER[:2]]),
        (card(REVERSE, RED), [card(REVERSE, GREEN), *OTHER[:2]]),
        (card(3, RED), [card(3, BLUE), *OTHER[:2]]),
    ],
    ids=("backfire", "recover", "threes"),
)
def test_where_cards_act_only_a_player_who_can_answer_is_asked(open_app, laid, able):
    unable = [card(1, YELLOW), card(4, YELLOW), card(7, YELLOW)]  # no Run, whatever is drawn
    for hidden, is_asked in ((able, True), (unable, False)):
        mine = [laid, *acts_tables.MINE[1:]]
        player = acts_tables.holding(open_app, _SMALL, [mine, hidden, unable, unable])
        _family(player)
        point_at(player, laid)
        answer_if_asked(player, "Play on")
        seen = _pictures(player)[1]
        assert ("question" in seen) == is_asked, seen


def test_grd_11_a_player_who_may_draw_from_an_open_pile_is_asked(open_app):
    """All see that pile, so the question shows nothing about a hand."""
    hidden = [card(1, YELLOW), card(4, YELLOW), card(7, YELLOW)]
    mine = [card(DRAW_TWO, RED), *acts_tables.MINE[1:]]
    player = acts_tables.holding(open_app, _SMALL, [mine, hidden, hidden, hidden])
    _family(player)
    point_at(player, card(DRAW_TWO, RED))
    answer_if_asked(player, "Play on")
    assert "question" in _pictures(player)[1]


@pytest.mark.parametrize("size", _SIZES[::3], ids=str)
@pytest.mark.parametrize("able", (True, False))
def test_core_10_hands_that_allow_the_same_answers_give_the_same_pictures(open_app, size, able):
    """Hidden cards are exchanged for others that allow as much, and no picture changes."""
    first = card(3, RED) if able else card(8, RED)
    one = _pictures(_table_after_a_play(open_app, [first, *OTHER], size))
    other = _pictures(
        _table_after_a_play(
            open_app, [card(9, BLUE), first, wild_kind(WILD_FOUR), OTHER[0], OTHER[1]], size
        )
    )
    assert one == other
    assert ("jump" in one[1]) == able


def test_core_10_the_pictures_do_show_whether_somebody_could_answer(open_app):
    able, unable = [card(3, RED), *OTHER], [card(8, RED), *OTHER]
    with_it = [_pictures(_table_after_a_play(open_app, hidden)) for hidden in (able, unable)]
    assert with_it[0] != with_it[1]
    without = [
        _pictures(_table_after_a_play(open_app, hidden, is_family=False))
        for hidden in (able, unable)
    ]
    assert without[0] == without[1]


def test_a_question_to_several_names_only_those_who_can_answer(open_app):
    """The question for Threes goes to all at once."""
    unable = [card(1, YELLOW), card(4, YELLOW), card(7, YELLOW)]  # no Run, whatever is drawn
    mine = [card(3, RED), *acts_tables.MINE[1:]]
    hands = [mine, unable, [card(3, GREEN), *unable], unable]
    player = acts_tables.holding(open_app, _SMALL, hands, people=4, bots=0)
    _family(player)
    point_at(player, card(3, RED))
    answer_if_asked(player, "Play on")
    player.until(lambda: player.mode == "question")
    player.press("RIGHT")
    assert row(player).startswith("P3")
    player.press("RIGHT")
    assert row(player).startswith("P3"), "and nobody else"
    player.press("LEFT")
    assert row(player) == "Nobody"


def _is_seen(slot):
    """Does a slot of the strip show a card, and not its back?"""
    from ui.draw.card_tiles import BACK_HEAD, NOTHING

    return slot[0] not in (NOTHING, BACK_HEAD)


@pytest.mark.parametrize("size", _SIZES[::3], ids=str)
@pytest.mark.parametrize(
    ("rules", "laid"),
    [
        ("stack", card(DRAW_TWO, RED)),
        ("combo", card(DRAW_TWO, RED)),
        ("dirty-college", card(DRAW_TWO, RED)),
        ("power", wild_kind(WILD_FOUR)),
    ],
)
def test_core_10_the_hand_is_covered_while_a_card_flies_that_nobody_can_answer(
    open_app, monkeypatch, size, rules, laid
):
    """P2 cannot answer, draws and is not asked: P1's cards lie face down in the first picture."""
    player = open_app(size, start=(rules, 2, 0, 1, None), speed=2)
    _family(player)
    unable = [card(3, GREEN), card(4, YELLOW), card(8, YELLOW)]
    player.deal_table([[laid, card(1, RED), card(5, BLUE)], unable], card(9, RED), 0)
    player.take_device()
    point_at(player, laid)
    pictures = []

    def see():
        if player.state[COUNTS] == 2:  # the card is laid
            pictures.append([_is_seen(slot) for slot in player.hand.slots])
        return True

    monkeypatch.setattr(player.desk.display, "refresh", see)
    player.press("A")
    if player.mode == "color":
        player.press("A")
    player.until(lambda: player.screen == "cover")
    assert len(pictures) > 5 and not any(any(seen) for seen in pictures)
