"""Each event has a line that says who did what and fits the narrowest screen."""

import pytest

from engine.spec.events import EVENTS
from engine.state import events
from engine.state.cards import (
    BLUE,
    CUSTOM,
    DRAW_TWO,
    GREEN,
    NO_CARD,
    RED,
    REVERSE,
    WILD,
    WILD_FOUR,
    YELLOW,
    wild_kind,
)
from engine.state.cards import colored as card
from engine.state.layout import EVENT_COUNT, NOBODY, PLAYER_AT, VIEW_SEAT
from tests.ui.words.joined import join_all
from tests.ui.words.line import Line

_ME = 1
_WIDEST = card(REVERSE, YELLOW)


@pytest.fixture
def view(open_app):
    """Return a view of seat 1; `open_app` installs the modules of a board that words import."""
    open_app((160, 128))
    join_all()
    view = bytearray(1300)
    view[VIEW_SEAT] = _ME
    view[PLAYER_AT : PLAYER_AT + 10] = bytes(range(10))
    return view


def _lines(view, most=20, since=0, columns=20):
    from ui.table.words import Recap

    recap = Recap(40)
    recap.find(view, since, most)
    lines = []
    for i in range(recap.count):
        line = Line(columns)
        recap.write(line, view, i)
        lines.append(line.written)
    return lines


def test_a_turn_is_told_in_order(view):
    events.note(view, events.LAID, 0, 5, card(7, RED))
    events.note(view, events.SKIPPED, _ME, 0, NO_CARD)
    events.note(view, events.DREW_CARD, 2, 0, NO_CARD)
    events.note(view, events.PASSED, 2, 0, NO_CARD)
    assert _lines(view) == ["P1: red 7", "You missed a turn", "P3 drew a card", "P3 passed"]


def test_owed_cards_in_a_row_are_one_line(view):
    for owner, face, count in ((0, 4, 4), (0, DRAW_TWO, 2), (3, DRAW_TWO, 1)):
        for _ in range(count):
            events.note(view, events.DREW_OWED, 2, owner, card(face, RED))
    events.note(view, events.DREW_OWED, 3, 3, card(DRAW_TWO, RED))
    lines = ["P3 drew 4: P1's 4", "P3 drew 2: P1's +2", "P3 drew 1: P4's +2", "P4 drew 1: P4's +2"]
    assert _lines(view) == lines
    assert _lines(view, most=2) == lines[2:]


@pytest.mark.parametrize(
    ("kinds", "said"),
    (
        ((card(0, BLUE), card(2, BLUE)), "P1: blue 0+2"),
        ((card(0, BLUE), card(2, RED), card(3, RED)), "P1: blue 0+red 2+red 3"),
        ((card(DRAW_TWO, RED), card(DRAW_TWO, RED)), "P1: red +2 +2"),
        ((wild_kind(WILD_FOUR), wild_kind(WILD_FOUR, BLUE)), "P1: wild +4 wild +4, blue"),
    ),
)
def test_a_set_is_one_line_and_the_next_play_another(view, kinds, said):
    for kind in kinds:
        events.note(view, events.LAID, 0, 5, kind)
    events.note(view, events.LAID, 0, 4, card(7, GREEN))
    assert _lines(view, columns=40) == [said, "P1: green 7"]


# Who laid the card that made cards owed, and the card, and what the draw says of it.
_CAUSES = (
    (_ME, card(DRAW_TWO, RED), "P3 drew 2: your +2"),
    (3, wild_kind(WILD_FOUR, BLUE), "P3 drew 2: P4's +4"),
    (3, wild_kind(WILD), "P3 drew 2: P4's wild"),
    (3, card(4, BLUE), "P3 drew 2: P4's 4"),
    (2, card(8, BLUE), "P3 drew 2: P3's 8"),
    (NOBODY, card(DRAW_TWO, RED), "P3 drew 2: the +2"),
)


@pytest.mark.parametrize(("seat", "kind", "said"), _CAUSES)
def test_a_draw_names_its_card_whatever_was_laid_since(view, seat, kind, said):
    events.note(view, events.LAID, 5, 4, card(DRAW_TWO, GREEN))
    events.note(view, events.CAUGHT, 5, 2, NO_CARD)
    for _ in range(2):
        events.note(view, events.DREW_OWED, 2, seat, kind)
    assert _lines(view, columns=24)[-1] == said


# What made cards owed for no card: its kind and seat, and what the draw says of it.
_REASONS = (
    (events.CAUGHT, 3, "P3 drew 2: no UNO"),
    (events.GUILTY_FOUND, 3, "P3 drew 2: challenge"),
    (events.INNOCENT_FOUND, 2, "P3 drew 2: challenge"),
    (events.JUMPED, 2, "P3 drew 2: in vain"),
)


@pytest.mark.parametrize("between", (0, 1), ids=("at once", "after other cards"))
@pytest.mark.parametrize(("kind", "seat", "said"), _REASONS)
def test_a_draw_for_no_card_is_told_why(view, kind, seat, said, between):
    events.note(view, kind, seat, 2, NO_CARD)
    if between:
        events.note(view, events.JUMPED, 4, 5, card(7, GREEN))
        events.note(view, events.LAID, 4, 5, card(7, GREEN))
        events.note(view, events.DREW_OWED, 6, 4, card(7, GREEN))
    for _ in range(2):
        events.note(view, events.DREW_OWED, 2, 3, NO_CARD)
    assert _lines(view, columns=24)[-1] == said


@pytest.mark.parametrize(
    "between",
    (
        (events.CAUGHT, 2, 3, 3),  # the challenger, by who was challenged
        (events.CAUGHT, 3, 4, 4),  # another one, by the challenger
        (events.CAUGHT, 4, 2, 2),  # who was challenged, by another one
        (events.JUMPED, 4, 4, 4),
    ),
)
def test_what_others_draw_before_a_challenge_is_paid_for_is_not_its_reason(view, between):
    kind, seat, other, drawer = between
    events.note(view, events.CHALLENGED, 3, 2, NO_CARD)
    events.note(view, events.GUILTY_FOUND, 2, 2, NO_CARD)
    events.note(view, kind, seat, other, NO_CARD)
    events.note(view, events.DREW_OWED, drawer, seat, NO_CARD)
    for _ in range(2):
        events.note(view, events.DREW_OWED, 2, 3, NO_CARD)
    first, second = _lines(view, columns=24)[-2:]
    assert first.endswith(": in vain" if kind == events.JUMPED else ": no UNO")
    assert second == "P3 drew 2: challenge"


def test_a_draw_whose_cause_is_no_longer_kept_is_told_without(view):
    for _ in range(100):
        events.note(view, events.DREW_OWED, 2, 1, NO_CARD)
    assert _lines(view) == ["P3 drew 64"]


def test_the_newest_are_kept_when_there_are_too_many(view):
    for number in range(10):
        events.note(view, events.LAID, 0, 10 - number, card(number, YELLOW))
    assert _lines(view, most=2) == ["P1: yellow 8", "P1: yellow 9"]


def test_only_events_since_a_given_one_are_told(view):
    events.note(view, events.LAID, 0, 5, card(1, RED))
    since = view[EVENT_COUNT]
    events.note(view, events.LAID, 2, 5, card(2, RED))
    assert _lines(view, since=since) == ["P3: red 2"]


def test_the_ring_and_its_count_may_wrap(view):
    for number in range(300):
        events.note(view, events.LAID, 0, number & 7, card(number % 10, RED))
    assert _lines(view, since=view[EVENT_COUNT] - 2 & 255) == ["P1: red 8", "P1: red 9"]
    assert len(_lines(view, most=20, since=view[EVENT_COUNT] - 64 & 255)) == 20


def test_wilds_tell_their_color(view):
    events.note(view, events.LAID, 0, 5, wild_kind(WILD, BLUE))
    events.note(view, events.LAID, 9, 5, wild_kind(WILD_FOUR, YELLOW))
    assert _lines(view) == ["P1: wild, blue", "P10: wild +4, yellow"]


def test_uno_is_told_after_the_card(view):
    events.note(view, events.LAID, 0, 1, card(7, RED))
    events.note(view, events.SAID_UNO, 0, 0, NO_CARD)
    assert _lines(view) == ["P1: red 7", "P1: UNO!"]


def test_a_challenge_and_its_end_are_told(view):
    events.note(view, events.CHALLENGED, 0, _ME, wild_kind(WILD_FOUR, BLUE))
    events.note(view, events.INNOCENT_FOUND, 0, _ME, wild_kind(WILD_FOUR, BLUE))
    events.note(view, events.CAUGHT, _ME, 2, NO_CARD)
    assert _lines(view) == ["P1 challenged you", "Innocent: you", "You caught P3"]


# What an event says: its kind, the other seat or number, the card.
_SAID = (
    (events.NAMED, 2, NO_CARD, "P1 chose P3"),
    (events.GAVE, 2, NO_CARD, "P1 to P3: a card"),
    (events.GAVE, 2, card(7, RED), "P1 to P3: red 7"),
    (events.GAVE_THREE, _ME, NO_CARD, "P1 to you: a Three"),
    (events.LOST_TURN, 0, NO_CARD, "P1 missed a turn"),
    (events.TOOK, 2, NO_CARD, "P1 took a card"),
    (events.SHOWED, _ME, NO_CARD, "P1 showed you cards"),
    (events.SHOWN_GIFT, 2, card(3, RED), "P1 showed red 3"),
    (events.REFUSED, 2, card(3, RED), "P1 refused it"),
    (events.BACKFIRED, 2, wild_kind(WILD, RED), "P1 backfired on P3"),
    (events.RECOVERED, 2, _WIDEST, "P1 turned it back"),
    (events.GIVES_AWAY, 0, NO_CARD, "P1: a Rainbow!"),
    (events.GIVES_AWAY, 1, NO_CARD, "P1: a Run!"),
    (events.LAID_OPEN, 0, card(8, RED), "P1 drew red 8"),
    (events.LAID_OPEN, 2, card(7, RED), "P1 to P3: red 7"),
    (events.SALT_TO, 0, NO_CARD, "P1 took the salt"),
    (events.PEPPER_TO, 2, NO_CARD, "The pepper picks P3"),
    (events.TURNED_UP, 1, card(4, RED), "Turned: red 4"),
    (events.LIFTED, 2, card(4, RED), "P1 took red 4"),
    (events.WALKED, 0, NO_CARD, "P1 walked around"),
    (events.JUMPED, 2, card(3, RED), "P1 jumped in"),
    (events.JUMPED, 2, NO_CARD, "P1 jumped in vain"),
    (events.HANDS_SWAPPED, _ME, NO_CARD, "P1 & you swap hands"),
    (events.HANDS_PASSED, 0, NO_CARD, "All hands go left"),
    (events.HANDS_PASSED, 1, NO_CARD, "All hands go right"),
    (events.LEFT_HAND, 2, NO_CARD, "P1 left: 2 play on"),
    (events.LAID_DOWN, 4, NO_CARD, "P1: card face down"),
    (events.CHALLENGED, _ME, NO_CARD, "P1 challenged you"),
    (events.CHALLENGED, NOBODY, NO_CARD, "P1: one is hidden"),
    (events.GUILTY_FOUND, 0, card(4, RED), "Guilty: red 4"),
    (events.INNOCENT_FOUND, 0, card(4, RED), "Innocent: red 4"),
    (events.INNOCENT_FOUND, NOBODY, NO_CARD, "None was hidden"),
    (events.GUILTY_FOUND, 2, wild_kind(WILD_FOUR), "Guilty: P3"),
    (events.PUT_UNDER, 0, NO_CARD, "P1 put one under"),
    (events.NOBODY_DARED, 0, NO_CARD, "Nobody dared"),
    (events.HANDS_SHUFFLED, 0, NO_CARD, "Hands were shuffled"),
    (events.THREW_AWAY, 3, card(4, RED), "P1 shed red 4"),
    (events.DARE_DONE, 1, NO_CARD, "P1 did the dare"),
    (events.DARE_DONE, 0, NO_CARD, "P1 refused the dare"),
    (events.GUESSED, 1, NO_CARD, "P1 guessed it"),
    (events.QUIZZED, 12, NO_CARD, "The answer: 12"),
    (events.SURRENDERED, 2, NO_CARD, "P1 gave up to P3"),
    (events.SAID_SORRY, 1, NO_CARD, "P1 said sorry"),
    (events.TAKEN_BACK, 5, wild_kind(WILD_FOUR), "Back: wild +4"),
    (events.CARD_RETURNED, 1, wild_kind(WILD_FOUR), "wild +4 set aside"),
    (events.ADMITTED, 0, card(9, RED), "P1: cheat! red 9"),
    (events.ADMITTED, 1, wild_kind(WILD_FOUR), "P1 hid a wild +4"),
    (events.LOST_HAND, 0, NO_CARD, "P1 lost the hand"),
)


@pytest.mark.parametrize(("kind", "other", "card_", "said"), _SAID)
def test_each_event_says_who_did_what(view, kind, other, card_, said):
    events.note(view, kind, 0, other, card_)
    assert _lines(view) == [said]


def test_an_event_keeps_its_player_after_a_swap_of_seats(view):
    view[VIEW_SEAT] = 5
    events.note(view, events.LAID, 0, 5, card(9, RED))
    events.note(view, events.SWAPPED, 0, 3, NO_CARD)
    view[PLAYER_AT], view[PLAYER_AT + 3] = 3, 0
    events.note(view, events.LAID, 0, 5, card(1, RED))
    events.note(view, events.SALT_TO, 3, 0, NO_CARD)
    assert _lines(view) == ["P1: red 9", "P1 & P4 swap seats", "P4: red 1", "P1 took the salt"]


def test_a_holder_who_changed_seats_is_still_called_you(view):
    events.note(view, events.LAID, _ME, 5, card(9, RED))
    events.note(view, events.SWAPPED, _ME, 3, NO_CARD)
    view[PLAYER_AT + _ME], view[PLAYER_AT + 3] = 3, _ME
    view[VIEW_SEAT] = 3
    assert _lines(view) == ["You: red 9", "You & P4 swap seats"]


def test_every_event_has_words_that_fit_the_narrowest_screen(view):
    for kind, event in enumerate(EVENTS, 1):
        for other in (1, 8):
            view[EVENT_COUNT] = 0
            widest = _WIDEST
            if kind == events.CARD_RETURNED or kind == events.ADMITTED:
                widest = wild_kind(CUSTOM)
            elif kind == events.DREW_OWED:
                widest = wild_kind(WILD_FOUR)
            events.note(view, kind, 8, other, widest)
            lines = _lines(view)
            if event.log is None:
                assert not lines or kind == events.HAND_OVER, event.name
            else:
                assert lines and all(0 < len(one) <= 21 for one in lines), event.name
