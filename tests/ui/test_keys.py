"""The keys do what the line at the foot says, at every size and with either set of buttons."""

import pytest

from engine.state.cards import BLUE, GREEN, RED, YELLOW
from engine.state.cards import colored as card
from engine.state.layout import CALLED, COUNTS, DISCOVERED, DRAWN, PHASE, TO_PLAY, TURN, VIEW_DRAFT
from engine.state.seats import in_set
from sim.board.desk import PAD, TWO
from tests.ui.pictures.tables import OTHERS
from tests.ui.reading import choose, event_rows, keys_row, last_row, rows_of
from ui.table.menu import is_uno_near

_SIZES = ((128, 128), (160, 128), (240, 135), (240, 240), (320, 240))


def _table(open_app, hand, size=(128, 128), buttons=PAD, people=1):
    player = open_app(size, start=("official", people, 2 - people, 1, None), buttons=buttons)
    player.deal_table([hand, OTHERS], card(9, RED), 0)
    if people > 1:
        player.until(lambda: player.screen == "cover")
        player.press("A")
    return player


def _draws(player, drawn):
    """Lay a card on top of the draw pile, and draw it."""
    game = player.app.match.game
    pile = game.draws
    game.state[pile : pile + 60] = bytes((drawn,)) * 60
    player.press("B")
    assert player.state[DRAWN] == drawn


@pytest.mark.parametrize("size", _SIZES)
def test_the_line_follows_the_cursor_at_every_size(open_app, size):
    player = _table(open_app, [card(1, RED), card(2, BLUE)], size)
    assert keys_row(player).replace("SEL", " SEL").split()[:6] == "A play B draw SEL UNO!".split()
    player.press("RIGHT")
    assert keys_row(player).startswith("A why")
    player.press("UP")
    assert keys_row(player).startswith("A draw")
    player.press("RIGHT", "RIGHT")
    assert keys_row(player).startswith("A catch" if size[0] > 128 else "A OK")


@pytest.mark.parametrize("size", (*_SIZES, (480, 320)))
def test_while_others_play_the_line_names_the_key_of_the_menu_at_every_size(open_app, size):
    player = open_app(size, start=("grand", 1, 3, 1, None))
    player.until(lambda: player.mode == "watch")
    line = keys_row(player)
    assert line.startswith("A go") and "ST menu" in line and "SEL" not in line


def _offered(player):
    """Return whether the line names the key of SELECT, and whether the rows offer the same."""
    words = " ".join(rows_of(player.app.page.rows))
    assert ("UNO!" in words) == ("Catch" in words)
    return "SEL UNO!" in keys_row(player), "UNO!" in words


@pytest.mark.parametrize("size", ((128, 128), (480, 320)))
def test_uno_is_offered_while_anybody_holds_one_card_or_two(open_app, size):
    """All can see how many; so it tells nothing of what is in a hand."""
    player = open_app(size, start=("official", 1, 3, 1, None))
    mine = [card(1, RED), card(2, BLUE), card(5, BLUE)]
    for holds in (1, 2, 3):
        for seat in range(4):
            hands = [mine, OTHERS[:3], OTHERS[:3], OTHERS[:3]]
            hands[seat] = hands[seat][:holds]
            player.deal_table(hands, card(9, RED), 0)
            assert _offered(player) == (holds < 3, holds < 3), (holds, seat)


def test_no_set_of_choices_leaves_the_rows_empty(open_app):
    """A player who must play has no other answer, and can look at others' cards all the same."""
    player = open_app((128, 128), start=("double-down", 1, 3, 1, None))
    mine = [card(1, RED), card(2, BLUE), card(5, BLUE)]
    player.set_table([mine, OTHERS, OTHERS, OTHERS], card(9, RED))
    assert not is_uno_near(player.app.match.view)
    assert _offered(player) == (False, False)
    assert " ".join(rows_of(player.app.page.rows)).strip() == "Others"


def test_a_set_that_leaves_two_cards_brings_uno_up(open_app):
    player = open_app((160, 128), start=("double-down", 1, 3, 1, None))
    mine = [card(1, RED), card(1, RED), card(2, BLUE), card(5, BLUE)]
    player.set_table([mine, OTHERS, OTHERS, OTHERS], card(1, GREEN))
    view = player.app.match.view
    assert not is_uno_near(view)
    view[VIEW_DRAFT] = 1
    assert not is_uno_near(view)
    view[VIEW_DRAFT] = 2
    assert is_uno_near(view)


def _latest(player):
    """Return the row with the newest event, or with a message to the holder."""
    return event_rows(player)[-1]


def test_a_card_that_cannot_be_played_says_why(open_app):
    player = _table(open_app, [card(1, RED), card(2, BLUE)])
    player.press("RIGHT", "A")
    assert _latest(player) == "Same color or number"
    player.press("UP", "DOWN", "LEFT")
    assert keys_row(player).startswith("A play")


def test_uno_is_called_with_two_cards_left_and_no_sooner(open_app):
    player = _table(open_app, [card(1, RED), card(2, BLUE), card(4, BLUE)])
    player.press("SELECT")
    assert _latest(player) == "At two cards"
    assert player.app.match.called != 0
    player = open_app((128, 128), start=("double-down", 1, 3, 1, {"sets": "none"}))
    hand = [card(1, RED), card(2, BLUE), card(4, BLUE)]
    for count in (3, 2):
        player.set_table([hand[:count], OTHERS, OTHERS, OTHERS], card(9, RED))
        player.press("SELECT")
        assert (player.app.match.called == 0) == (count == 2)


def test_a_player_who_must_play_is_told_so_when_looking_at_the_answers(open_app):
    """Told earlier, it would hide what the card under the cursor is."""
    player = open_app((128, 128), start=("double-down", 1, 3, 1, None))
    player.set_table([[card(1, RED), card(2, BLUE)], OTHERS, OTHERS, OTHERS], card(9, RED))
    player.frames(60)  # the sound of the own turn
    tones = []
    player.app.board.tone = lambda hz, ms: tones.append(hz)
    assert _latest(player) == "Play red 1?"
    assert keys_row(player).startswith("A play B more")
    player.press("B")
    assert _latest(player) == "You must play"
    player.press("DOWN", "DOWN")
    assert _latest(player) == "Play red 1?" and not tones


@pytest.mark.parametrize("size", _SIZES)
def test_the_line_with_two_buttons(open_app, size):
    player = _table(open_app, [card(1, RED), card(2, BLUE)], size, TWO)
    assert keys_row(player).split()[2:4] == ["B", "next"]
    player.press("B")
    assert keys_row(player).startswith("A draw")


def test_b_draws_and_keeps(open_app):
    player = _table(open_app, [card(1, RED), card(2, BLUE)])
    _draws(player, card(9, GREEN))
    assert player.state[COUNTS] == 3 and keys_row(player).startswith("A play B keep")
    player.press("B")
    assert player.state[TURN] == 1


def test_for_one_person_a_drawn_card_that_cannot_be_laid_ends_the_turn_by_itself(open_app):
    player = _table(open_app, [card(1, RED), card(2, BLUE)])
    _draws(player, card(8, GREEN))
    assert keys_row(player).startswith("A keep B keep")
    player.frames(30)
    assert player.state[TURN] == 0, "it is seen first"
    player.frames(20)
    assert player.state[TURN] == 1


def test_core_10_among_several_people_every_drawn_card_waits_for_a_key(open_app):
    for drawn in (card(8, GREEN), card(9, GREEN)):
        player = _table(open_app, [card(1, RED), card(2, BLUE)], people=2)
        _draws(player, drawn)
        player.frames(500)
        assert player.state[TURN] == 0 and player.state[PHASE] != TO_PLAY
        player.press("B")
        player.frames(30)
        assert player.screen == "cover"


@pytest.mark.parametrize("is_roomy", (True, False))
def test_an_uno_call_stays_while_other_screens_are_open(open_app, is_roomy):
    player = _table(open_app, [card(1, RED), card(2, YELLOW)])
    player.app.has_pause_screens = is_roomy
    player.press("SELECT")
    for row in range(3):  # back, cards and rules, what happened
        player.press("START", *["DOWN"] * row, "A")
        if row:
            player.press("A")
            assert player.app.screen.cursor == row
            player.press("B")
        assert player.mode == "ask"
    player.press("A")
    assert in_set(player.state, CALLED, 0)


def test_the_cursor_stops_at_the_last_card_on_a_pad_and_goes_round_with_two_buttons(open_app):
    player = _table(open_app, [card(1, RED), card(2, RED)])
    player.press("RIGHT", "RIGHT", "RIGHT")
    assert player.hand.cursor == 1
    player.press("START", "UP")
    assert player.app.screen.cursor == 0
    player.press(*["DOWN"] * 10)
    assert player.app.screen.cursor == 6


def test_a_list_says_at_its_end_that_b_leads_to_the_top(open_app):
    player = _table(open_app, [card(1, RED), card(2, RED)], buttons=TWO)
    player.hold("B")

    assert last_row(player) == "A choose  B next"
    player.press(*["B"] * 6)
    assert last_row(player) == "A choose  B to top"
    player.press("B")
    assert player.app.screen.cursor == 0


def test_starting_a_match_over_a_running_one_is_asked_first(open_app):
    player = open_app(start=("official", 1, 3, 1, None))
    player.until(lambda: player.mode == "ask")
    before = bytes(player.state)
    player.press("START")
    choose(player, "Save and stop")
    choose(player, "New match")
    player.press("A", "A")
    assert player.screen == "end"
    player.press("A")
    assert player.screen == "players", "no is under the cursor"
    player.press("B", "B", "B")
    choose(player, "Resume")
    assert bytes(player.state) == before
    player.press("START")
    choose(player, "Save and stop")
    choose(player, "New match")
    player.press("A", "A", "DOWN", "A")
    assert player.app.match is not None and bytes(player.state) != before
    assert player.app.after_end is None


def test_the_cursor_stops_at_the_ends_of_the_title_on_a_pad(open_app):
    player = open_app()
    player.press("LEFT", "UP")
    assert player.app.screen.cursor == 0
    player.press(*["RIGHT"] * 9)
    assert player.app.screen.cursor == 5


def test_the_title_says_at_its_end_that_b_leads_to_the_first_row(open_app):
    player = open_app(buttons=TWO)
    assert last_row(player) == "A choose  B next"
    player.press(*["B"] * 5)
    assert last_row(player) == "A choose  B to first"
    player.press("B")
    assert player.app.screen.cursor == 0


@pytest.mark.parametrize("size", (*_SIZES, (240, 320), (480, 320)))
@pytest.mark.parametrize("rules", ("official", "grand", "double-down"))
def test_a_call_of_uno_is_seen_wherever_the_cursor_is(open_app, size, rules):
    player = open_app(size, start=(rules, 1, 3, 1, None))
    top = (card(9, RED), card(9, RED)) if rules == "grand" else card(9, RED)
    player.set_table([[card(1, RED), card(2, BLUE)], *[OTHERS] * 3], top)
    for cursor in ((), ("RIGHT",), ("UP",)):
        player.press(*cursor)
        before = player.rgb()
        player.press("SELECT")
        assert player.rgb() != before and player.app.match.called == 0
        assert last_row(player).replace(" ", "").count("SEL\x88") == 1
        player.press("SELECT")
        assert player.rgb() == before, "it is taken back"


@pytest.mark.parametrize("size", (*_SIZES, (480, 320)))
def test_who_was_brought_to_one_card_is_told_to_call(open_app, size):
    """GRD-36: another's Four took all cards but one."""
    player = open_app(size, start=("grand", 1, 3, 1, None))
    player.set_table([[card(1, RED)], *[OTHERS] * 3], (card(9, RED), card(9, RED)), turn=1)
    player.state[DISCOVERED] |= 1
    player.app.match.refresh_view()
    player.press("START", "B")
    assert player.mode == "watch"
    assert event_rows(player)[-1] in ("One card: call Uno!", "Call Uno!")
    player.press("SELECT")
    assert in_set(player.state, CALLED, 0)
    assert not event_rows(player)[-1].lower().endswith("call uno!")
