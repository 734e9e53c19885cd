"""A tip shows what a bot would do with the holder's view; a hand is sorted as the settings say."""

import pytest

from engine.bots.levels import NAMES
from engine.state.cards import (
    BLUE,
    NO_CARD,
    RED,
    SKIP,
    WILD,
    WILD_FOUR,
    YELLOW,
    wild_kind,
)
from engine.state.cards import colored as card
from engine.state.layout import COUNTS, TOP_CARD, TURN
from sim.board.desk import PAD, TWO
from tests.ui.pictures import acts_tables, house_tables
from tests.ui.pictures.acts_tables import answer, row
from tests.ui.pictures.house_tables import OTHER
from tests.ui.pictures.tables import OTHERS, SEVEN
from tests.ui.reading import (
    choose,
    event_rows,
    go_back,
    list_text,
    move_to,
    row_under_cursor,
    rows_of,
)

_SIZES = ((128, 128), (160, 128), (240, 240), (320, 240))


def _open(open_app, start, size=(128, 128), **more):
    """Return a match with tips."""
    import ui.match.setup

    before = ui.match.setup.Setup.__init__

    def set_up(self):
        before(self)
        self.switches = ui.match.setup.TIPS

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ui.match.setup.Setup, "__init__", set_up)
        return open_app(size, start=start, **more)


def _plain(open_app, mine, top, size=(128, 128), **more):
    player = _open(open_app, ("official", 1, 2, 1, None), size, **more)
    player.deal_table([mine, SEVEN, OTHERS], top, 0)
    player.until(lambda: player.mode == "ask")
    return player


def _actions(player):
    """Return the words of the rows of answers."""
    return " ".join(rows_of(player.app.page.rows)).split()


def ask(player):
    """Ask for a tip."""
    turn = player.app.screen.turn
    if player.app.keys.has_pad:
        player.press("UP")
        answer(player, "Tip")
    else:
        while turn.cursor.in_hand or row(player) != "Tip":
            player.press("B")
        player.press("A")
    return event_rows(player)[-1]


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
def test_tips_are_off_until_turned_on_and_the_setting_is_kept(open_app, drive, buttons):
    player = open_app(storage=drive, buttons=buttons)
    choose(player, "Settings")
    move_to(player, "Tips")
    assert row_under_cursor(player) == "Tips: off"
    player.press("A")
    assert row_under_cursor(player) == "Tips: on"
    go_back(player)
    again = open_app.at_table([SEVEN, SEVEN, OTHERS], card(9, RED), storage=drive, buttons=buttons)
    assert "Tip" in _actions(again)
    off = open_app.at_table([SEVEN, SEVEN, OTHERS], card(9, RED), buttons=buttons)
    assert "Tip" not in _actions(off) and off.app.match.tip is None


def test_the_first_turn_of_a_match_has_it(open_app):
    for seed in range(3):
        player = _open(open_app, ("official", 1, 1, seed, None))
        player.until(lambda player=player: player.mode == "ask")
        assert "Tip" in _actions(player)


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
def test_a_tip_puts_the_cursor_on_the_card_and_names_it(open_app, buttons):
    mine = [card(3, RED), card(5, BLUE), card(7, BLUE), card(9, YELLOW)]
    player = _plain(open_app, mine, card(1, RED), buttons=buttons)
    before = bytes(player.state)
    assert ask(player) == "Try red 3"
    assert bytes(player.state) == before, "nothing is chosen, and no random number is used"
    assert player.hand.pointed() == card(3, RED)
    player.press("A")
    assert player.state[TOP_CARD] == card(3, RED)


def test_a_tip_can_be_to_draw(open_app):
    player = _plain(open_app, [card(3, BLUE), card(5, BLUE)], card(1, RED))
    assert ask(player) == "Try this"
    assert player.hand.pointed() == NO_CARD and row(player).startswith("Draw")


def test_a_tip_names_uno_and_a_wilds_color(open_app):
    player = _plain(open_app, [wild_kind(WILD), card(5, BLUE)], card(1, RED))
    assert ask(player) == "UNO! wild, blue"
    player.press("SELECT", "DOWN", "A")
    assert player.mode == "color"
    player.press("A")
    assert player.state[TOP_CARD] == wild_kind(WILD, BLUE)


@pytest.mark.parametrize("size", _SIZES, ids=str)
def test_the_longest_tip_and_the_row_of_actions_are_uncut(open_app, size):
    mine = [wild_kind(WILD_FOUR), card(5, YELLOW)]
    player = _plain(open_app, mine, card(1, RED), size)
    assert ask(player) == "UNO! wild +4, yellow"
    player.press("SELECT")
    assert [word.strip("\x88") for word in _actions(player)] == ["Draw", "UNO!", "Catch", "Tip"]


@pytest.mark.parametrize("size", ((128, 128), (160, 128), (240, 135)), ids=str)
def test_a_tip_is_whole_and_the_next_card_is_named_in_its_place(open_app, size):
    mine = [card(face, color) for face in (3, SKIP, 5) for color in (RED, YELLOW)]
    player = _plain(open_app, mine, card(1, YELLOW), size)
    assert ask(player) == "Try yellow skip"
    for key in ("LEFT", "RIGHT"):
        player.press(key)
        words = event_rows(player)[-1]
        assert "Try" not in words and words.endswith("?")
    assert words.endswith("yellow skip?")


@pytest.mark.parametrize("level", range(len(NAMES)), ids=NAMES)
def test_a_tip_is_as_good_as_a_normal_bots_at_least(open_app, level):
    player = _open(open_app, ("official", 1, 2, 1, None, level))
    from engine.bots.levels import NORMAL, decide_of

    assert player.app.match.tip._decide == decide_of(max(level, NORMAL))


def test_core_10_a_tip_does_not_depend_on_hidden_cards(open_app):
    pictures = []
    mine = [card(3, RED), card(5, RED), wild_kind(WILD), card(9, YELLOW)]
    for hidden, order in ((OTHERS, 1), (SEVEN, 3)):
        player = _open(open_app, ("official", 1, 2, 1, None))
        player.deal_table([mine, hidden[:3], hidden[:3]], card(1, RED), 0)
        pile = player.app.match.game.draws
        player.state[pile : pile + 60] = bytes((7 * order + i) % 48 for i in range(60))
        player.until(lambda player=player: player.mode == "ask")
        ask(player)
        pictures.append(player.rgb())
    assert pictures[0] == pictures[1]


def _table_with_tips(open_app, rules, hands, top, **more):
    """Return a table with tips, at which the holder is asked."""
    player = _open(open_app, (rules, 1, len(hands) - 1, 1, None))
    if rules == "grand":
        player.set_table(hands, acts_tables.TOPS)
    else:
        player.set_table(hands, top, **more)
    player.until(lambda: player.mode == "ask")
    return player


def test_with_house_rules_the_tip_is_among_the_answers(open_app):
    mine = [card(3, RED), card(5, BLUE), card(7, BLUE)]
    player = _table_with_tips(open_app, "stack", [mine, OTHER, OTHER], card(1, RED))
    player.press("UP")
    answer(player, "Tip")
    assert event_rows(player)[-1] == "Try red 3"
    assert player.hand.pointed() == card(3, RED)
    player.press("A")
    assert player.state[TOP_CARD] == card(3, RED)


def test_in_a_window_the_tip_is_an_answer(open_app):
    """The tip is to add to a stack, as a bot would."""
    player = house_tables.house_stack(
        lambda size, start, **more: _open(open_app, start, size, **more), (128, 128)
    )
    player.press("UP")
    answer(player, "Tip")
    assert event_rows(player)[-1] == "Try blue +2"


def test_a_tip_names_the_card_to_take(open_app):
    """It is an open card of another hand, or one that lies face down."""
    player = acts_tables.acts_taking(
        lambda size, start, **more: _open(open_app, start, size, **more), (128, 128)
    )
    from engine.state.choices import CARD_SHIFT, TAKE, TAKE_UNSEEN, VERB_MASK

    player.press("UP")
    answer(player, "Tip")
    advised = player.app.match.tip.choice
    turn = player.app.screen.turn
    number = advised >> CARD_SHIFT & 255
    if advised & VERB_MASK == TAKE:
        assert player.hand.cards[turn.cursor.card] & 127 == number
    else:
        assert advised & VERB_MASK == TAKE_UNSEEN
        assert turn.cursor.card == turn.menu.lying_open + number - 1
    assert turn.cursor.in_hand
    before = player.state[COUNTS]
    player.press("A")
    assert player.state[COUNTS] == before + 1


def test_where_cards_act_the_questions_that_follow_begin_with_the_tip(open_app):
    mine = [wild_kind(WILD), card(SKIP, YELLOW), card(3, YELLOW), card(5, YELLOW)]
    player = _table_with_tips(open_app, "grand", [mine, OTHER, OTHER, OTHER], 0)
    player.press("UP")
    answer(player, "Tip")
    advised = player.app.match.tip.choice
    before = player.state[COUNTS]
    for _ in range(4):
        player.press("A")
        if player.state[COUNTS] != before or player.state[TURN]:
            break
    assert player.app.match.tip.choice == advised
    assert player.state[COUNTS] < before, row(player)


def test_a_hand_is_sorted_by_rank_where_that_is_set(open_app, drive):
    mine = [card(5, BLUE), card(3, RED), card(5, RED), wild_kind(WILD), card(1, YELLOW)]
    player = open_app(storage=drive)
    choose(player, "Settings")
    move_to(player, "Hand by")
    assert row_under_cursor(player) == "Hand by: color"
    assert "How your cards are sorted" in list_text(player)
    player.press("A")
    assert row_under_cursor(player) == "Hand by: rank"
    go_back(player)
    orders = []
    for storage in (None, drive):
        for rules in ("official", "stack", "grand"):
            hands = [mine, OTHER, OTHER]
            player = open_app.at_table(hands, card(1, RED), rules, storage=storage)
            orders.append([one & 127 for one in player.hand.cards[:5]])
    by_color = [card(3, RED), card(5, RED), card(5, BLUE), card(1, YELLOW), wild_kind(WILD)]
    by_rank = [card(1, YELLOW), card(3, RED), card(5, RED), card(5, BLUE), wild_kind(WILD)]
    assert orders == [by_color] * 3 + [by_rank] * 3


def test_the_row_with_tips_is_on_the_display_as_the_match_begins(open_app):
    """What no picture brought to the display would be seen only when something else changes."""
    player = _open(open_app, ("official", 1, 1, 1, None))
    assert player.mode == "ask" and "Tip" in _actions(player)
    before = player.rgb()
    player.desk.display.refresh()
    assert player.rgb() == before


def test_a_tip_changes_neither_the_view_nor_the_choices(open_app):
    """Bots with partners change their copy of both."""
    player = _open(open_app, ("partners", 1, 3, 1, None))
    player.until(lambda: player.mode == "ask")
    match, hand = player.app.match, player.app.screen.page.hand
    match.game.state[COUNTS + (match.holder + 2) % 4] = 1
    match.refresh_view()
    match.list_choices()
    view, choices = bytes(match.view), match.choices[: match.count]
    match.tip.ask(match, hand, 0)
    assert (bytes(match.view), match.choices[: match.count]) == (view, choices)


def test_tips_are_turned_on_and_off_in_a_match(open_app):
    player = open_app((160, 128), start=("official", 1, 2, 1, None))
    player.until(lambda: player.mode == "ask")
    assert "Tip" not in _actions(player)
    for is_on in (True, False):
        player.press("START")
        choose(player, "Settings")
        choose(player, "Tips")
        choose(player, "Back")
        choose(player, "Back to the game")
        player.until(lambda: player.mode == "ask")
        assert ("Tip" in _actions(player)) == is_on
