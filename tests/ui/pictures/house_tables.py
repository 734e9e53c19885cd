"""Scenes with house rules, and of each other kind of window and stage of it that asks somebody.

`STAGE_OF` has the kind and stage of window (engine/state/window_types.py) of every scene that shows
a question below what caused it.
"""

from engine.state import window_types as w
from engine.state.cards import (
    BLUE,
    DRAW_TWO,
    GREEN,
    RED,
    REVERSE,
    SKIP,
    SWAP,
    WILD,
    WILD_FOUR,
    YELLOW,
    wild_kind,
)
from engine.state.cards import colored as card
from engine.state.choices import (
    ANSWER,
    CARD_SHIFT,
    DOWN,
    DRAW,
    GIVE,
    NAME,
    PASS,
    REFUSE,
    SEAT_SHIFT,
    SHOWN,
    play,
    with_color,
)
from engine.state.layout import DEALER, FIRST, KIND, STAGE, TOP
from engine.state.reasons import OK
from engine.state.windows import push
from tests.ui.pictures.acts_tables import OTHER, at, said
from tests.ui.pictures.scene import Scene, happened, name_scenes, table

MINE = [card(3, RED), card(5, RED), card(7, GREEN), card(DRAW_TWO, BLUE), wild_kind(WILD)]


def holding(open_app, size, rules, hands, top, people=1, options=None, turn=0, **more):
    """Return a table of house rules with person 1 on turn, who holds the device."""
    start = (rules, people, len(hands) - people, 1, options)
    player = open_app(size, start=start)
    player.set_table(hands, top, turn, **more)
    if people > 1:
        player.until(lambda: player.screen == "cover")
        player.press("A")
    return player


def others_play(player, seat, choice):
    """Make a choice for another seat, and show the table as the holder then finds it."""
    match = player.app.match
    reason = match.game.choose(seat, choice)
    assert reason == 0, reason
    match.table.rights_due = True
    match.stepped()
    player.app.go("table")
    player.frames()


_WILD = wild_kind(WILD)
_FOUR = wild_kind(WILD_FOUR)
_CUSTOM = wild_kind(20)
_TWO = card(DRAW_TWO, RED)


def _house(rules, *hands, top, **more):
    return table(rules, hands, top, **more)


# Decisions that house rules add.


def _jumping(third):
    """Lay a card that somebody may jump in on; third: cards of seat 2."""
    hands = (MINE, OTHER, third, OTHER)
    begin = _house("seven-zero", *hands, top=card(3, GREEN), people=4)
    return Scene(begin, "cover A", at(card(3, RED)), "A jump")


house_jump = _jumping(OTHER)
house_jumper = Scene(_jumping([card(3, RED), *OTHER]), "RIGHT cover A")
house_stack = Scene(
    _house("stack", MINE, OTHER, OTHER, [_TWO, *OTHER], top=card(3, RED), turn=3),
    happened((3, play(_TWO))),
    "ask",
)
house_swap = Scene(
    _house("seven-zero", MINE, OTHER, OTHER[:2], OTHER, top=card(5, GREEN)),
    at(card(7, GREEN)),
    "A RIGHT",
)
_THREES = [card(3, RED), card(3, GREEN), card(3, BLUE)]
house_set = Scene(
    _house("stack", _THREES + MINE[2:], OTHER, OTHER, OTHER, top=card(3, YELLOW)),
    at(card(3, RED)),
    "A",
    said("Add to a set"),
    at(card(3, GREEN)),
    "A",
    said("Add to a set"),
)
house_sum = Scene(_house("road-rules", MINE, OTHER, top=card(8, GREEN)), at(card(3, RED)), "A")
house_bluff = Scene(
    _house("double-down", [_WILD, *OTHER], OTHER, MINE, OTHER, top=card(5, GREEN), people=4),
    "cover A",
    at(_WILD),
    "A",
    said("Call red"),
    "question",
)
house_shown = Scene(house_bluff, said(3), said("Done"), "cover A ask", said("Challenge"))
house_down = Scene(
    _house("two-deck", MINE, OTHER, OTHER, top=card(5, YELLOW)), at(card(7, GREEN)), "A"
)
house_cheat = Scene(
    _house("two-deck", MINE, OTHER, [card(9, RED), *OTHER], top=card(5, YELLOW), turn=2),
    happened((2, play(card(9, RED)) | DOWN)),
    "ask",
)
house_under = Scene(house_cheat, said("Challenge"), "ask", at(card(7, GREEN)))
house_admitted = Scene(
    _house(
        "seven-zero",
        [_FOUR, *MINE],
        OTHER,
        OTHER,
        top=card(9, RED),
        people=3,
        options={"dirty": "1"},
    ),
    "cover A",
    at(_FOUR),
    "A",
    said("Call green"),
    "question",
    said("Nobody"),
    "watch",
)
_DICE = [card(face, face & 3) for face in (*range(1, 7), SKIP, REVERSE, DRAW_TWO)]
house_dice = Scene(_house("dice", _DICE[:7], _DICE[:4], _DICE[:2], top=card(DRAW_TWO, YELLOW)))
_EXTRA = [wild_kind(face) for face in (SWAP, 20, 21, 22)] + [card(0, RED), _FOUR]
house_extra = Scene(
    _house(
        "classic",
        _EXTRA,
        OTHER,
        OTHER,
        top=wild_kind(SWAP, GREEN),
        options={"deck": "112", "extra": "swap", "custom": "3", "zero": "swap"},
    )
)
house_quiz = Scene(
    _house("classic", MINE, OTHER, OTHER, top=card(5, YELLOW), options={"quiz": "add"}),
    at(card(5, RED)),
    "A RIGHT A",
)
_CUSTOM_CARD = {"deck": "112", "custom": "1"}
house_dare = Scene(
    _house(
        "classic",
        MINE,
        OTHER,
        [_CUSTOM, *OTHER],
        top=card(5, RED),
        options=dict(_CUSTOM_CARD, c1="dare"),
        turn=2,
    ),
    happened((2, with_color(play(_CUSTOM), BLUE))),
    "notice",
)
house_dared = Scene(house_dare, 50, "A ask")
house_peek = Scene(
    _house("cowboy", MINE, OTHER, OTHER, OTHER, top=card(3, RED)),
    "UP",
    said("Others"),
    "RIGHT",
)
house_surrender = Scene(
    _house(
        "official",
        [card(3, RED), card(1, RED)],
        OTHER,
        OTHER,
        top=card(3, GREEN),
        options={"surrender": "1"},
    ),
    "UP",
)


# Questions below what caused them, which was chosen in the engine.


def _asked(rules, mine, top, *choices, theirs=(), turn=3, mode="ask", options=None, piles=()):
    """Ask the holder, on seat 0, after some choices.

    theirs: cards of the seat on turn, besides OTHER.
    """
    hands = [mine, OTHER, OTHER, OTHER]
    if turn:
        hands[turn] = [*theirs, *OTHER]
    begin = table(rules, hands, top, options=options, turn=turn, piles=piles)
    return Scene(begin, happened(*choices), mode)


def _grand(mine, *choices, **more):
    tops = (card(9, RED), card(8, BLUE))
    return _asked("grand", mine, tops, *choices, **more)


def _laid(one, *choices, mine=MINE, **more):
    """Ask the holder after seat 3 has laid a card by `grand`, and some choices."""
    return _grand(mine, (3, play(one)), *choices, theirs=[one], **more)


def _gift(to, one):
    return GIVE | one << CARD_SHIFT | to << SEAT_SHIFT | SHOWN


def _sum(way, *answers):
    before = [(0, ANSWER | n << CARD_SHIFT) for n in answers]
    choices = ((0, play(card(5, RED))), *before)
    return _asked("classic", MINE, card(3, RED), *choices, turn=0, options={"quiz": way})


def _pass_until(stage):
    """Step: let all seats pass until the holder is asked whether a card is hidden."""

    def step(player):
        match = player.app.match
        state = match.game.state
        while (state[state[TOP] + KIND], state[state[TOP] + STAGE], state[FIRST]) != (
            w.W_PALM,
            stage,
            0,
        ):
            assert match.game.choose(state[FIRST], PASS) == OK
        match.stepped()
        player.app.go("table")

    return step


def _deal_asks(player):
    """Step: let the deal end, which gave a Rainbow."""
    match = player.app.match
    match.game.state[DEALER] = 3
    push(match.game.state, w.W_DEALT)
    match.game.settle()
    match.stepped()
    player.app.go("table")


_WON = (
    table(
        "official",
        [[_FOUR, *MINE], [_FOUR, *OTHER], OTHER, [card(9, BLUE)]],
        card(9, RED),
        turn=3,
        options={"dirty": "1"},
    ),
    happened((3, play(card(9, BLUE)))),
)
_TWOS = [card(2, RED), card(2, GREEN), card(2, BLUE)]

asked_drawn = _asked("official", MINE, card(9, YELLOW), (0, DRAW), turn=0, piles=[card(9, BLUE)])
asked_free = _asked(
    "double-down", [card(9, RED), *MINE], card(9, RED), (0, play(card(9, RED))), turn=0
)
asked_leave = _asked("official", MINE[:3], card(9, BLUE), turn=0, options={"draw": "none"})
asked_choose_on = _laid(_TWO, (0, DRAW), piles=[card(4, GREEN)])
asked_late_color = _asked(
    "official",
    [_FOUR, *MINE],
    card(9, RED),
    (0, play(_FOUR)),
    *[(1, DRAW)] * 4,
    turn=0,
    mode="color",
    options={"color_late": "1", "challenge": "none"},
)
asked_challenge = _grand(
    MINE, (3, with_color(play(_FOUR), GREEN)), theirs=[_FOUR], options={"challenge": "next"}
)
asked_wild = _asked(
    "double-down", MINE, card(9, RED), (3, with_color(play(_WILD), GREEN)), theirs=[_WILD]
)
asked_cheat = _asked(
    "official",
    MINE,
    card(9, RED),
    (3, with_color(play(_FOUR), GREEN)),
    theirs=[_FOUR],
    options={"dirty": "1"},
)
asked_palm = Scene(*_WON, _pass_until(0), "ask")
asked_hidden = Scene(*_WON, _pass_until(1), "ask")
asked_sum = _sum("add")
asked_product = _sum("multiply")
asked_again = _sum("multiply", 12)
asked_charade = _asked(
    "classic",
    [_CUSTOM, *MINE],
    card(9, RED),
    (0, with_color(play(_CUSTOM), BLUE)),
    turn=0,
    options=dict(_CUSTOM_CARD, c1="charade"),
)
asked_recover = _laid(card(REVERSE, RED), mine=[card(REVERSE, BLUE), *MINE])
asked_three = _laid(card(3, RED))
asked_show = _laid(card(4, RED))
asked_from_whom = _grand(
    [card(4, RED), *MINE],
    (0, play(card(4, RED))),
    *[(seat, PASS) for seat in (1, 2, 3)],
    turn=0,
)
asked_donor = _grand(MINE, (0, play(card(5, RED))), turn=0)
asked_take = _laid(card(5, RED), (3, NAME | 1 << SEAT_SHIFT), (1, _gift(0, card(4, YELLOW))))
asked_another = _laid(card(5, RED), (3, NAME), (0, _gift(1, card(7, GREEN))), (1, REFUSE))
asked_rainbow = _grand([*_TWOS, card(7, GREEN)], (0, DRAW), turn=0, piles=[card(2, YELLOW)])
asked_forced_rainbow = _laid(
    _TWO, (0, DRAW), mine=[*_TWOS, card(7, GREEN)], piles=[card(2, YELLOW)]
)
asked_dealt = Scene(
    table(
        "grand",
        [[*_TWOS, card(2, YELLOW), card(7, GREEN)], OTHER, OTHER, OTHER],
        (card(9, RED), card(8, BLUE)),
    ),
    _deal_asks,
    "ask",
)

HOUSE = name_scenes(globals())

# The kind and stage of window that scenes show.
STAGE_OF = {
    "turn": (w.W_TURN, 0),
    "asked_drawn": (w.W_TURN, 1),
    "asked_free": (w.W_TURN, 2),
    "asked_leave": (w.W_TURN, 3),
    "house_stack": (w.W_DRAW, 0),
    "acts_backfire": (w.W_DRAW, 1),
    "asked_choose_on": (w.W_DRAW, 2),
    "asked_late_color": (w.W_COLOR, 0),
    "acts_unsaid": (w.W_COLOR, 1),
    "challenge": (w.W_CHALLENGE, 0),
    "asked_challenge": (w.W_CHALLENGE, 1),
    "asked_wild": (w.W_BLUFF, 0),
    "asked_cheat": (w.W_CHEAT, 0),
    "house_cheat": (w.W_FACE_DOWN, 0),
    "house_under": (w.W_FACE_DOWN, 1),
    "asked_palm": (w.W_PALM, 0),
    "asked_hidden": (w.W_PALM, 1),
    "asked_sum": (w.W_QUIZ, 0),
    "asked_product": (w.W_QUIZ, 1),
    "house_quiz": (w.W_QUIZ, 2),
    "asked_again": (w.W_QUIZ, 3),
    "house_swap": (w.W_SWAP, 0),
    "house_dared": (w.W_DARE, 0),
    "asked_charade": (w.W_DARE, 1),
    "asked_recover": (w.W_RECOVER, 0),
    "acts_naming": (w.W_ONE, 0),
    "asked_three": (w.W_THREE, 0),
    "asked_show": (w.W_FOUR, 1),
    "asked_from_whom": (w.W_FOUR, 2),
    "acts_taking": (w.W_FOUR, 3),
    "asked_donor": (w.W_FIVE, 0),
    "acts_giving": (w.W_FIVE, 1),
    "asked_take": (w.W_FIVE, 2),
    "asked_another": (w.W_FIVE, 3),
    "asked_rainbow": (w.W_MELD, 0),
    "asked_forced_rainbow": (w.W_MELD, 1),
    "asked_dealt": (w.W_MELD, 2),
    "acts_gifts": (w.W_MELD_GIFTS, 0),
}
# A draw that nothing can be done about goes on by itself; a Four has no stage 0.
NEVER_ASKED = ((w.W_FOUR, 0),)
