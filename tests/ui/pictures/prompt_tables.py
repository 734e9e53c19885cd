"""Scenes of questions below what caused them: one for each kind of window, and each of its stages.

As in `tables.py`, each function takes an `open_app` and a size, and returns a player who sees what
its name says. What happened before is chosen in the engine. Kinds and stages that other scenes
show stand in `SHOWN_BY`; `STAGE_OF` has those of the scenes here (engine/state/windows.py).
"""

from engine.state import windows as w
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
from engine.state.choices import (
    ANSWER,
    CARD_SHIFT,
    DRAW,
    GIVE,
    NAME,
    OK,
    PASS,
    REFUSE,
    SEAT_SHIFT,
    SHOWN,
    play,
    with_color,
)
from engine.state.layout import DEALER, FIRST, KIND, STAGE, TOP

MINE = [card(3, RED), card(5, RED), card(7, GREEN), card(DRAW_TWO, BLUE), wild_kind(WILD)]
OTHER = [card(2, YELLOW), card(4, YELLOW), card(REVERSE, GREEN), card(3, BLUE)]
_TOPS = (card(9, RED), card(8, BLUE))
_W4 = wild_kind(WILD_FOUR)
_TWOS = [card(2, RED), card(2, GREEN), card(2, BLUE)]


def _asked(open_app, size, rules, mine, top, *choices, theirs=(), turn=3, options=None, **more):
    """Return the holder, on seat 0, who is asked after some choices of seats.

    theirs: cards of the seat on turn, or of seat 3, besides OTHER.
    """
    player = open_app(size, start=(rules, 1, 3, 1, options))
    hands = [mine, OTHER, OTHER, OTHER]
    if turn:
        hands[turn] = [*theirs, *OTHER]
    player.set_table(hands, top, turn, **more)
    match = player.app.match
    for seat, choice in choices:
        reason = match.game.choose(seat, choice)
        assert reason == OK, (seat, choice, reason)
    match.table.rights_due = False  # no bot uses one before
    match.stepped()
    player.app.go("table")
    player.until(lambda: player.mode in ("ask", "color"))
    return player


def _pass_until(player, kind, stage):
    """Let all seats pass until the holder is asked at a stage of a kind of window."""
    match = player.app.match
    state = match.game.state
    for _ in range(12):
        at = state[TOP]
        if state[at + KIND] == kind and state[at + STAGE] == stage and state[FIRST] == 0:
            break
        assert match.game.choose(state[FIRST], PASS) == OK
    match.stepped()
    player.app.go("table")
    player.until(lambda: player.mode == "ask")
    return player


def _gift(to, one):
    return GIVE | one << CARD_SHIFT | to << SEAT_SHIFT | SHOWN


def asked_drawn(open_app, size):
    """Show the choice to play a card that was drawn, or to keep it."""
    return _asked(
        open_app, size, "official", MINE, card(9, YELLOW), (0, DRAW), turn=0, piles=[card(9, BLUE)]
    )


def asked_free(open_app, size):
    """Show a free play after a card that equals the top one."""
    mine = [card(9, RED), *MINE]
    return _asked(
        open_app, size, "double-down", mine, card(9, RED), (0, play(card(9, RED))), turn=0
    )


def asked_leave(open_app, size):
    """Show a turn on which no card fits, where nobody draws."""
    mine = [card(3, RED), card(5, RED), card(7, GREEN)]
    return _asked(open_app, size, "official", mine, card(9, BLUE), turn=0, options={"draw": "none"})


def asked_choose_on(open_app, size):
    """Show the rest of a draw from two piles after one card of it."""
    red = card(DRAW_TWO, RED)
    before = ((3, play(red)), (0, DRAW))
    return _asked(
        open_app, size, "grand", MINE, _TOPS, *before, theirs=[red], piles=[card(4, GREEN)]
    )


def asked_late_color(open_app, size):
    """Show the color of a Wild Draw Four that is called after the draw."""
    before = ((0, play(_W4)), *[(1, DRAW)] * 4)
    options = {"color_late": "1", "challenge": "none"}
    return _asked(
        open_app, size, "official", [_W4, *MINE], card(9, RED), *before, turn=0, options=options
    )


def asked_challenge(open_app, size):
    """Show the question whether to challenge, before a draw that may be sent back."""
    before = ((3, with_color(play(_W4), GREEN)),)
    options = {"challenge": "next"}
    return _asked(open_app, size, "grand", MINE, _TOPS, *before, theirs=[_W4], options=options)


def asked_wild(open_app, size):
    """Show the question whether to challenge a Wild, where anybody may."""
    wild = wild_kind(WILD)
    before = ((3, with_color(play(wild), GREEN)),)
    return _asked(open_app, size, "double-down", MINE, card(9, RED), *before, theirs=[wild])


def asked_cheat(open_app, size):
    """Show the question whether a Wild Draw Four was a cheat."""
    before = ((3, with_color(play(_W4), GREEN)),)
    options = {"dirty": "1"}
    return _asked(
        open_app, size, "official", MINE, card(9, RED), *before, theirs=[_W4], options=options
    )


def _hand_ends(open_app, size):
    """Return a player whose hand another one has ended, where cards may be hidden."""
    player = open_app(size, start=("official", 1, 3, 1, {"dirty": "1"}))
    player.set_table([[_W4, *MINE], [_W4, *OTHER], OTHER, [card(9, BLUE)]], card(9, RED), 3)
    assert player.app.match.game.choose(3, play(card(9, BLUE))) == OK
    return player


def asked_palm(open_app, size):
    """Show the question whether to hide a Wild Draw Four when the hand has ended."""
    return _pass_until(_hand_ends(open_app, size), w.W_PALM, 0)


def asked_hidden(open_app, size):
    """Show the question whether somebody hides one."""
    return _pass_until(_hand_ends(open_app, size), w.W_PALM, 1)


def _asked_sum(open_app, size, way, *answers):
    before = ((0, play(card(5, RED))), *[(0, ANSWER | n << CARD_SHIFT) for n in answers])
    return _asked(
        open_app, size, "classic", MINE, card(3, RED), *before, turn=0, options={"quiz": way}
    )


def asked_sum(open_app, size):
    """Show the question for a sum."""
    return _asked_sum(open_app, size, "add")


def asked_product(open_app, size):
    """Show the question for a product."""
    return _asked_sum(open_app, size, "multiply")


def asked_again(open_app, size):
    """Show the question for a product after a wrong answer."""
    return _asked_sum(open_app, size, "multiply", 12)


def asked_charade(open_app, size):
    """Show the question who guessed a charade."""
    charade = wild_kind(20)
    options = {"deck": "112", "custom": "1", "c1": "charade"}
    before = ((0, with_color(play(charade), BLUE)),)
    return _asked(
        open_app, size, "classic", [charade, *MINE], card(9, RED), *before, turn=0, options=options
    )


def asked_recover(open_app, size):
    """Show the question whether to answer a Reverse with one."""
    red = card(REVERSE, RED)
    mine = [card(REVERSE, BLUE), *MINE]
    return _asked(open_app, size, "grand", mine, _TOPS, (3, play(red)), theirs=[red])


def asked_three(open_app, size):
    """Show the question whether to give a Three away."""
    red = card(3, RED)
    return _asked(open_app, size, "grand", MINE, _TOPS, (3, play(red)), theirs=[red])


def asked_show(open_app, size):
    """Show the question whether to show the hand to somebody who takes a card."""
    red = card(4, RED)
    return _asked(open_app, size, "grand", MINE, _TOPS, (3, play(red)), theirs=[red])


def asked_from_whom(open_app, size):
    """Show the question from whom to take a card."""
    red = card(4, RED)
    passes = [(seat, PASS) for seat in (1, 2, 3)]
    return _asked(open_app, size, "grand", [red, *MINE], _TOPS, (0, play(red)), *passes, turn=0)


def asked_donor(open_app, size):
    """Show the question who must give a card."""
    red = card(5, RED)
    return _asked(open_app, size, "grand", MINE, _TOPS, (0, play(red)), turn=0)


def asked_take(open_app, size):
    """Show the question whether to take a card that was shown."""
    red = card(5, RED)
    before = ((3, play(red)), (3, NAME | 1 << SEAT_SHIFT), (1, _gift(0, card(4, YELLOW))))
    return _asked(open_app, size, "grand", MINE, _TOPS, *before, theirs=[red])


def asked_another(open_app, size):
    """Show the question for another card after one was refused."""
    red = card(5, RED)
    before = (
        (3, play(red)),
        (3, NAME),
        (0, _gift(1, card(7, GREEN))),
        (1, REFUSE),
    )
    return _asked(open_app, size, "grand", MINE, _TOPS, *before, theirs=[red])


def asked_rainbow(open_app, size):
    """Show the question whether to give a Rainbow away that a drawn card has completed."""
    mine = [*_TWOS, card(7, GREEN)]
    piles = [card(2, YELLOW)]
    return _asked(open_app, size, "grand", mine, _TOPS, (0, DRAW), turn=0, piles=piles)


def asked_forced_rainbow(open_app, size):
    """Show the same after a card that had to be drawn."""
    red = card(DRAW_TWO, RED)
    mine = [*_TWOS, card(7, GREEN)]
    before = ((3, play(red)), (0, DRAW))
    piles = [card(2, YELLOW)]
    return _asked(open_app, size, "grand", mine, _TOPS, *before, theirs=[red], piles=piles)


def asked_dealt(open_app, size):
    """Show the question after a deal that gave a Rainbow."""
    player = open_app(size, start=("grand", 1, 3, 1, None))
    player.set_table([[*_TWOS, card(2, YELLOW), card(7, GREEN)], OTHER, OTHER, OTHER], _TOPS, 0)
    match = player.app.match
    state = match.game.state
    state[DEALER] = 3
    w.push(state, w.W_DEALT)
    match.game.settle()
    match.stepped()
    player.app.go("table")
    player.until(lambda: player.mode == "ask")
    return player


# The kind and stage of window that each scene shows.
STAGE_OF = {
    asked_drawn: (w.W_TURN, 1),
    asked_free: (w.W_TURN, 2),
    asked_leave: (w.W_TURN, 3),
    asked_choose_on: (w.W_DRAW, 2),
    asked_late_color: (w.W_COLOR, 0),
    asked_challenge: (w.W_CHALLENGE, 1),
    asked_wild: (w.W_BLUFF, 0),
    asked_cheat: (w.W_CHEAT, 0),
    asked_palm: (w.W_PALM, 0),
    asked_hidden: (w.W_PALM, 1),
    asked_sum: (w.W_QUIZ, 0),
    asked_product: (w.W_QUIZ, 1),
    asked_again: (w.W_QUIZ, 3),
    asked_charade: (w.W_DARE, 1),
    asked_recover: (w.W_RECOVER, 0),
    asked_three: (w.W_THREE, 0),
    asked_show: (w.W_FOUR, 1),
    asked_from_whom: (w.W_FOUR, 2),
    asked_donor: (w.W_FIVE, 0),
    asked_take: (w.W_FIVE, 2),
    asked_another: (w.W_FIVE, 3),
    asked_rainbow: (w.W_MELD, 0),
    asked_forced_rainbow: (w.W_MELD, 1),
    asked_dealt: (w.W_MELD, 2),
}
PROMPTS = tuple(STAGE_OF)
SHOWN_BY = {
    (w.W_TURN, 0): "turn",
    (w.W_DRAW, 0): "house_stack",
    (w.W_DRAW, 1): "acts_backfire",
    (w.W_COLOR, 1): "acts_unsaid",
    (w.W_CHALLENGE, 0): "challenge",
    (w.W_FACE_DOWN, 0): "house_cheat",
    (w.W_FACE_DOWN, 1): "house_under",
    (w.W_QUIZ, 2): "house_quiz",
    (w.W_SWAP, 0): "house_swap",
    (w.W_DARE, 0): "house_dared",
    (w.W_ONE, 0): "acts_naming",
    (w.W_FOUR, 3): "acts_taking",
    (w.W_FIVE, 1): "acts_giving",
    (w.W_MELD_GIFTS, 0): "acts_gifts",
}
# A draw that nothing can be done about goes on by itself; a Four has no stage 0.
NEVER_ASKED = ((w.W_DRAW, 3), (w.W_FOUR, 0))
