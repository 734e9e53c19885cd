"""With house rules the words for events, questions and answers fit the smallest screen."""

from types import SimpleNamespace

import pytest

from engine.state import choices, events, windows
from engine.state.cards import BLANK, FACES, NO_CARD, RED, REVERSE, WILD_FOUR, YELLOW, wild_kind
from engine.state.cards import colored as card
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    CARD,
    EVENT_COUNT,
    KIND,
    MULTIPLIES,
    NOBODY,
    PLAYER_AT,
    QUIZ,
    STAGE,
    TARGET,
    TOP,
    TOP_CARD,
    VIEW_SEAT,
    WINDOW_SIZE,
)
from tests.ui.words.line import Line

_WIDEST = card(REVERSE, YELLOW)
_WINDOWS = (
    windows.CALLING,
    windows.CHALLENGED,
    windows.STACKING,
    windows.SWAPPING,
    windows.BLUFFED,
    windows.CLAIMED,
    windows.DARED,
    windows.CHEATED,
    windows.PALMING,
    windows.NO_WINDOW,
)


@pytest.fixture
def view():
    """Return a view of a player whom no event names; the others have names of three letters."""
    view = bytearray(1300)
    view[VIEW_SEAT] = 0
    view[PLAYER_AT : PLAYER_AT + 10] = bytes([9] * 10)
    return view


@pytest.fixture
def joined(open_app):
    """Join the parts with the words of questions that only some rules ask."""
    open_app((160, 128))  # installs the modules of a board that they import
    from ui.house import dares, quiz

    dares.join()
    quiz.join()


def _event_lines(view, columns=20):
    from ui.house.words import tell
    from ui.table.words import Recap

    recap = Recap(30, tell)
    recap.find(view, 0, 30)
    lines = []
    for i in range(recap.count):
        line = Line(columns)
        recap.write(line, view, i)
        lines.append(line.written)
    return lines


def _window(view, kind, stage=0, card_=0):
    """Open a window of a kind above a play that costs twelve cards."""
    at = 3 * WINDOW_SIZE
    view[TOP] = at
    view[at + KIND] = kind
    view[at + STAGE] = stage
    view[at + CARD] = card_
    view[at + ACTOR] = view[at + TARGET] = 8
    view[at - WINDOW_SIZE + KIND] = windows.PLAYED
    view[at - WINDOW_SIZE + AMOUNT] = 12


def test_each_event_says_who_did_what(view):
    view[PLAYER_AT : PLAYER_AT + 10] = bytes(range(10))
    for kind, seat, other, card_ in (
        (events.JUMPED, 1, 2, card(3, RED)),
        (events.LAID, 1, 4, card(3, RED)),
        (events.HANDS_SWAPPED, 1, 0, NO_CARD),
        (events.HANDS_PASSED, 1, 0, NO_CARD),
        (events.HANDS_PASSED, 1, 1, NO_CARD),
        (events.LEFT_HAND, 1, 2, NO_CARD),
        (events.LAID_DOWN, 1, 4, NO_CARD),
        (events.CHALLENGED, 2, 1, NO_CARD),
        (events.GUILTY_FOUND, 1, 1, card(4, RED)),
        (events.INNOCENT_FOUND, 1, 1, card(4, RED)),
        (events.GUILTY_FOUND, 2, 1, wild_kind(WILD_FOUR)),
        (events.PUT_UNDER, 2, 0, NO_CARD),
        (events.HANDS_SHUFFLED, 1, 0, NO_CARD),
        (events.THREW_AWAY, 2, 3, card(4, RED)),
        (events.DARE_DONE, 2, 1, NO_CARD),
        (events.DARE_DONE, 2, 0, NO_CARD),
        (events.GUESSED, 2, 1, NO_CARD),
        (events.QUIZZED, 2, 12, NO_CARD),
        (events.SURRENDERED, 1, 2, NO_CARD),
        (events.SAID_SORRY, 2, 1, NO_CARD),
        (events.TAKEN_BACK, 2, 5, wild_kind(WILD_FOUR)),
        (events.CHALLENGED, 2, NOBODY, NO_CARD),
        (events.INNOCENT_FOUND, 2, NOBODY, NO_CARD),
        (events.CARD_RETURNED, 2, 1, wild_kind(WILD_FOUR)),
        (events.ADMITTED, 1, 0, card(9, RED)),
        (events.ADMITTED, 2, 1, wild_kind(WILD_FOUR)),
        (events.LOST_HAND, 1, 0, NO_CARD),
    ):
        events.note(view, kind, seat, other, card_)
    assert _event_lines(view) == [
        "P2 jumped in",
        "P2: red 3",
        "P2 & you swap hands",
        "All hands go left",
        "All hands go right",
        "P2 left: 2 play on",
        "P2: card face down",
        "P3 challenged P2",
        "Cheat: red 4",
        "Fair: red 4",
        "P2 bluffed",
        "P3 put one under",
        "Hands were shuffled",
        "P3 shed red 4",
        "P3 did the dare",
        "P3 refused the dare",
        "P3 guessed it",
        "P3: it is 12",
        "P2 gave up to P3",
        "P3 said sorry",
        "Back: wild +4",
        "P3: one is hidden",
        "None was hidden",
        "wild +4 set aside",
        "P2: cheat! red 9",
        "P3 hid a wild +4",
        "P2 lost the hand",
    ]


def test_every_event_fits(view):
    kinds = [*range(1, events.DREW_FOR_DEAL + 1), *range(events.JUMPED, events.LOST_HAND + 1)]
    for kind in kinds:
        for other in (8, 10, NOBODY):
            for card_ in (_WIDEST, card(BLANK, YELLOW), wild_kind(FACES - 4)):
                is_wild = card_ >= wild_kind(WILD_FOUR)
                if not is_wild and (kind == events.CARD_RETURNED or kind == events.ADMITTED):
                    continue  # only wilds are returned or palmed, and their words are shorter
                if other == NOBODY and kind not in (events.CHALLENGED, events.INNOCENT_FOUND):
                    continue
                view[EVENT_COUNT] = 0
                view[552:808] = bytes(256)
                about = YELLOW if kind == events.COLOR_CALLED else other
                events.note(view, kind, 8, about, card_)
                for line in _event_lines(view, 21):
                    assert len(line) <= 21, line


@pytest.mark.parametrize("kind", _WINDOWS)
@pytest.mark.parametrize("stage", (0, 1))
def test_every_question_fits(joined, view, kind, stage):
    from ui.house import prompts
    from ui.table.words import CALLABLE, PROMPT, WHICH_JUMPS, WHO_ADDS, WHO_JUMPS

    _window(view, kind, stage, stage)
    for notice in (PROMPT, WHO_JUMPS, WHO_ADDS, WHICH_JUMPS, CALLABLE):
        line = Line(20)
        prompts.write_notice(line, view, notice)
        assert 0 < len(line.written) <= 20, line.written
    if kind not in (windows.NO_WINDOW, windows.CALLING):
        from ui.house.question import QuestionMode

        line = Line(20)
        QuestionMode(None, SimpleNamespace(words=prompts)).write_question(line, view)
        assert 0 < len(line.written) <= 20, line.written


@pytest.mark.parametrize("kind", _WINDOWS)
@pytest.mark.parametrize("stage", (0, 1))
def test_every_answer_fits(joined, view, kind, stage):
    from ui.house.prompts import write_answer
    from ui.table import offers

    _window(view, kind, stage, stage)
    seat = 8 << choices.SEAT_SHIFT
    back = choices.REMOVE | _WIDEST << choices.CARD_SHIFT
    verbs = [choices.PLAY, choices.PLAY | choices.DOWN, choices.DRAW, choices.PASS, choices.JUMP]
    verbs += [
        choices.CATCH,
        choices.CHALLENGE,
        choices.PALM,
        choices.DARE,
        choices.DARE | 1 << choices.CARD_SHIFT,
    ]
    verbs += [choices.NAME | seat, choices.SURRENDER | seat, choices.SORRY | seat]
    verbs += [choices.GUESS | seat, choices.ANSWER | 144 << choices.CARD_SHIFT]
    verbs += [choices.ADD, choices.GIVE, back]
    verbs += [choices.call_color(YELLOW), offers.UNO, offers.LOOK, offers.BACK]
    verbs += [offers.CARDS_OF | seat, offers.GO_ON, offers.SEEN, offers.SORRY_SAID]
    verbs += [offers.JUMP_IN | seat, offers.WITHDRAW, offers.READ_DARE]
    for choice in verbs:
        line = Line(19)
        write_answer(line, view, choice)
        assert 0 < len(line.written) <= 19, line.written


@pytest.mark.parametrize(
    ("right", "second", "stage", "message"),
    ((24, 6, 0, "4 x 6 = ?"), (24, 6, 1, "4 x 6 is 24! Again:"), (0, 0, 0, "7 x 0 = ?")),
)
def test_dic_2_a_product_names_both_numbers(view, right, second, stage, message):
    from ui.house.quiz import write_sum

    _window(view, windows.ASKED_SUM, stage)
    view[3 * WINDOW_SIZE + AMOUNT] = right
    view[TOP_CARD] = card(second, RED)
    view[QUIZ + 8] = MULTIPLIES
    events.note(view, events.LAID, 2, 4, card(7, RED))
    events.note(view, events.LAID, 3, 4, card(second, RED))
    line = Line(20)
    write_sum(line, view)
    assert line.written == message
