"""The words for every question and answer are right and fit the smallest screen."""

import pytest

from engine.notation import rainbow, run
from engine.spec.options import BY_NAME
from engine.spec.reasons import REASONS
from engine.spec.windows import WINDOWS
from engine.state import choices as ch
from engine.state import layout, window_types
from engine.state.cards import FACES, RED, REVERSE, WILD_FOUR, YELLOW, wild_kind
from engine.state.cards import colored as card
from engine.state.options import FALSE_CLAIM, PILES, SETS
from engine.state.reasons import NOT_CATCHABLE, NOT_IN_HAND
from tests.ui.words.joined import join_all, stage_reached, stages
from tests.ui.words.line import Line
from tools.index.windows import rows

_WIDEST = card(REVERSE, YELLOW)
_SEAT = 9 << ch.SEAT_SHIFT


@pytest.fixture
def view(open_app):
    """Return a view of seat 0; `open_app` installs the modules of a board that words import."""
    open_app((160, 128))
    view = bytearray(1300)
    view[layout.PLAYER_AT : layout.PLAYER_AT + 10] = bytes(range(10))
    return view


def _notice(view, notice, columns=20):
    from ui.table.prompt_words import write_notice

    line = Line(columns)
    write_notice(line, view, notice)
    return line.written


def _answer(view, entry):
    from ui.table.prompt_words import write_answer

    line = Line(20)
    write_answer(line, view, entry)
    return line.written


@pytest.mark.parametrize(("kind", "stage"), stages())
def test_what_a_row_says_has_no_gaps_and_fits(view, kind, stage):
    from engine import prompt
    from ui.says import OF_TABLE, PROMPT
    from ui.table.prompt_words import DOES, NOBODY_DOES

    stage_reached(view, kind, stage)
    said = [(_notice(view, PROMPT), 20)]
    if prompt.is_for_table(view):
        said.append((_notice(view, OF_TABLE), 20))
        said.append((_answer(view, NOBODY_DOES), 18))
        said.append((_answer(view, DOES | _SEAT), 17))
        assert all(words for words, _ in said), said
    said += [(_answer(view, ch.PASS), 18), (_answer(view, ch.NAME | _SEAT), 18)]
    said.append((_answer(view, ch.CHALLENGE), 18))
    for words, most in said:
        assert len(words) <= most and not set("@#$%^~|<>{") & set(words), words


@pytest.mark.parametrize("kind", sorted({kind for kind, _ in stages()}))
def test_each_kind_of_window_asks_or_is_the_turn(view, kind):
    asked = [words[0] for words, _ in rows(WINDOWS[kind])]
    assert all(asked) or kind == window_types.W_TURN


def _choices():
    kind = _WIDEST << ch.CARD_SHIFT
    yield from (ch.play(_WIDEST), ch.play(_WIDEST) | ch.ON_PILE_2, ch.play(_WIDEST) | ch.DOWN)
    yield from (ch.DRAW, ch.DRAW | ch.FROM_D2, ch.DRAW | ch.FROM_P2)
    yield from (ch.GIVE | kind | _SEAT, ch.GIVE | kind | ch.DOWN)
    yield from (ch.REFUSE, ch.SHOW, ch.CATCH, ch.PALM, ch.JUMP | kind)
    yield from (ch.BACKFIRE | ch.ON_PILE_2, ch.RECOVER | kind, ch.ADD | kind)
    yield ch.REMOVE | kind
    yield from (ch.SURRENDER | _SEAT, ch.SORRY | _SEAT, ch.GUESS | _SEAT)
    yield from (ch.ANSWER | 144 << ch.CARD_SHIFT, ch.DARE, ch.DARE | 1 << ch.CARD_SHIFT)
    for face in range(FACES - 11):
        yield from (rainbow(face, 0), rainbow(face, -1))
    yield run(YELLOW, 6, 2)


@pytest.mark.parametrize("piles", (0, 1), ids=("one pile", "two piles"))
def test_every_answer_says_something_that_fits(view, piles):
    from ui.table import prompt_words as entries

    join_all()
    view[PILES] = piles
    view[FALSE_CLAIM] = 10
    view[layout.TOP_CARD + 1] = wild_kind(WILD_FOUR, YELLOW)
    ours = [entries.UNO, entries.LOOK, entries.BACK, entries.SHOW_IT, entries.CARDS_OF | _SEAT]
    ours += [entries.GO_ON, entries.SEEN, entries.SORRY_SAID, entries.JUMP_IN | _SEAT]
    ours += [entries.WITHDRAW, entries.READ_DARE, entries.TIP]
    written = set()
    for choice in (*_choices(), *ours):
        words = _answer(view, choice)
        assert 0 < len(words) <= 19, words
        written.add(words)
    assert {"Take wild +4", "Run from yellow 6", "Rainbow green 0", "Withdraw, draw 10"} <= written
    assert ("Play on pile 2" if piles else "Play it") in written


def test_entries_are_declared_in_the_order_of_their_numbers(view):
    from tools.words.english import ENTRIES
    from ui.table import prompt_words as entries

    numbers = [getattr(entries, one.name) for one in ENTRIES]
    assert numbers == [27, 28, 29, 30, 31, *(i << 5 for i in range(1, 8))]
    assert numbers[0] == ch.REMOVE + 1 and numbers[4] == ch.VERB_MASK


def test_the_verb_of_an_entry_is_that_of_no_choice(view):
    from ui.table import prompt_words as entries

    verbs = (entries.UNO, entries.LOOK, entries.BACK, entries.SHOW_IT, entries.CARDS_OF)
    assert verbs == tuple(range(ch.REMOVE + 1, ch.VERB_MASK + 1))
    ours = (entries.GO_ON, entries.SEEN, entries.SORRY_SAID, entries.JUMP_IN)
    ours += (entries.WITHDRAW, entries.READ_DARE, entries.TIP)
    assert ours == tuple(i * (ch.VERB_MASK + 1) for i in range(1, 8))
    for entry in (*ours, entries.UNO, entries.CARDS_OF):
        assert entries.verb_of(entry | _SEAT) == entry
    assert entries.verb_of(ch.play(0) | ch.WITH_UNO | ch.DOWN) == ch.PLAY
    assert not entries.verb_of(entries.DOES | _SEAT) and not entries.verb_of(entries.DONE)


def test_each_notice_has_its_words(view):
    from ui import says as words
    from ui.table.prompt_words import NO_NOTICE

    join_all()
    reasons = range(1, len(REASONS) + 1)
    for notice in (*reasons, *range(words.NOT_THIS_CARD, words.EMPTY_LINE)):
        assert 0 < len(_notice(view, notice)) <= 20
    assert not _notice(view, NO_NOTICE) and not _notice(view, words.EMPTY_LINE)
    assert _notice(view, NOT_CATCHABLE) == "Nobody to catch"
    asked = "Color? {} 0 {} 0 {} 0 {} 0".replace(" 0", "0").format(*map(chr, range(128, 132)))
    assert _notice(view, words.WHICH_COLOR) == asked


@pytest.mark.parametrize(
    ("sets", "age", "message"),
    [
        ("sum", 40, "Set: 7, make 9 or 8"),
        ("by_age", 9, "Set: 7, make 9 or 8"),
        ("by_age", 10, "Set: 12, make 9 or 8"),
        ("same_rank", 40, "Your set: 2 cards"),
    ],
)
def test_the_notice_of_a_set_says_its_sum_and_what_it_must_be(view, sets, age, message):
    """Older players multiply (CRO-6)."""
    from ui.says import PROMPT

    join_all()
    view[layout.TOP_CARD : layout.TOP_CARD + 2] = bytes((card(9, RED), card(8, RED)))
    view[layout.PILE_SIZE + 2] = view[layout.PILE_SIZE + 3] = 1
    view[SETS] = BY_NAME["sets"].value_of(sets)
    view[layout.AGES + view[layout.VIEW_SEAT]] = age
    view[layout.VIEW_DRAFT : layout.VIEW_DRAFT + 3] = bytes((2, card(3, RED), card(4, RED)))
    assert _notice(view, PROMPT) == message


def test_a_card_put_aside_is_said_to_be_and_one_card_is_no_cards(view):
    from ui.says import PROMPT

    join_all()
    view[SETS] = BY_NAME["sets"].value_of("same_rank")
    view[layout.VIEW_DRAFT : layout.VIEW_DRAFT + 2] = bytes((1, card(3, RED)))
    assert _notice(view, PROMPT) == "Your set: 1 card"
    assert _notice(view, NOT_IN_HAND) == "It is put aside"


@pytest.mark.parametrize(
    ("stage", "is_product", "message"),
    (
        (0, 0, "4 + 6 = ?"),
        (1, 0, "4 + 6 is 24! Again:"),
        (0, 1, "4 x 6 = ?"),
        (1, 1, "4 x 6 is 24! Again:"),
    ),
)
def test_dic_2_a_question_names_both_numbers(view, stage, is_product, message):
    from engine.state.layout import AMOUNT, QUIZ
    from engine.state.options import MULTIPLIES
    from ui.says import PROMPT

    join_all()
    at = view[layout.TOP] = layout.WINDOW_SIZE
    view[at + layout.KIND] = window_types.W_QUIZ
    view[at + layout.STAGE] = stage
    view[layout.BELOW] = card(4, RED)
    view[at + layout.CARD] = card(6, RED)
    view[at + AMOUNT] = 24
    view[at + layout.TARGET] = 0
    if is_product:
        view[QUIZ] = MULTIPLIES
    assert _notice(view, PROMPT) == message
