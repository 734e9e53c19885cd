"""Scenes with house rules, for golden pictures: each special decision, and what it is about.

As in `tables.py`, each function takes an `open_app` and a size, and returns a player who sees what
its name says.
"""

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
from engine.state.choices import DOWN, play, with_color
from tests.ui.pictures.acts_tables import answer, point_at
from ui.draw.text import called

MINE = [card(3, RED), card(5, RED), card(7, GREEN), card(DRAW_TWO, BLUE), wild_kind(WILD)]
OTHER = [card(2, YELLOW), card(4, YELLOW), card(REVERSE, GREEN), card(3, BLUE)]


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


def house_jump(open_app, size):
    """Show the question who jumps in, with a direction for each of four persons."""
    hands = [MINE, OTHER, OTHER, OTHER]
    player = holding(open_app, size, "seven-zero", hands, card(3, GREEN), people=4)
    point_at(player, card(3, RED))
    player.press("A")
    player.until(lambda: player.mode == "jump")
    return player


def house_jumper(open_app, size):
    """Show the hand of a person who has claimed to jump in, looking for the card."""
    hands = [MINE, OTHER, [card(3, RED), *OTHER], OTHER]
    player = holding(open_app, size, "seven-zero", hands, card(3, GREEN), people=4)
    point_at(player, card(3, RED))
    player.press("A")
    player.until(lambda: player.mode == "jump")
    player.press("RIGHT")
    player.until(lambda: player.screen == "cover")
    player.press("A")
    return player


def house_stack(open_app, size):
    """Show the choice to add to a Draw Two or to draw."""
    draw = card(DRAW_TWO, RED)
    hands = [MINE, OTHER, OTHER, [draw, *OTHER]]
    player = holding(open_app, size, "stack", hands, card(3, RED), turn=3)
    others_play(player, 3, play(draw))
    player.until(lambda: player.mode == "ask")
    return player


def house_swap(open_app, size):
    """Show the question with whom to swap hands for a Seven."""
    hands = [MINE, OTHER, OTHER[:2], OTHER]
    player = holding(open_app, size, "seven-zero", hands, card(5, GREEN))
    point_at(player, card(7, GREEN))
    player.press("A", "RIGHT")
    return player


def house_set(open_app, size):
    """Show two cards of a set put aside, with the cursor on the third."""
    hands = [[card(3, RED), card(3, GREEN), card(3, BLUE), *MINE[2:]], OTHER, OTHER, OTHER]
    player = holding(open_app, size, "stack", hands, card(3, YELLOW))
    for one in (card(3, RED), card(3, GREEN)):
        point_at(player, one)
        player.press("A")
        answer(player, "Add to a set")
    return player


def house_sum(open_app, size):
    """Show a red 3 put aside, for a sum or difference of eight."""
    player = holding(open_app, size, "road-rules", [MINE, OTHER], card(8, GREEN))
    point_at(player, card(3, RED))
    player.press("A")
    return player


def house_bluff(open_app, size):
    """Show the question to four persons whether a Wild is a bluff."""
    hands = [[wild_kind(WILD), *OTHER], OTHER, MINE, OTHER]
    player = holding(open_app, size, "double-down", hands, card(5, GREEN), people=4)
    point_at(player, wild_kind(WILD))
    player.press("A")
    answer(player, "Call red")
    player.until(lambda: player.mode == "question")
    return player


def house_shown(open_app, size):
    """Show the hand of a bluffer to the person who called the bluff."""
    player = house_bluff(open_app, size)
    answer(player, called(3, 3))
    answer(player, "Done")
    player.until(lambda: player.screen == "cover")
    player.press("A")
    if player.screen == "log":
        player.press("A")
    player.until(lambda: player.mode == "ask")
    answer(player, "Challenge")
    return player


def house_down(open_app, size):
    """Show the choice to lay a card face down that does not match."""
    player = holding(open_app, size, "two-deck", [MINE, OTHER, OTHER], card(5, YELLOW))
    point_at(player, card(7, GREEN))
    player.press("A")
    return player


def house_cheat(open_app, size):
    """Show the question whether a card laid face down is a cheat."""
    hands = [MINE, OTHER, [card(9, RED), *OTHER]]
    player = holding(open_app, size, "two-deck", hands, card(5, YELLOW), turn=2)
    others_play(player, 2, play(card(9, RED)) | DOWN)
    player.until(lambda: player.mode == "ask")
    return player


def house_under(open_app, size):
    """Show the choice of a card to put under the draw pile, after calling a cheat."""
    player = house_cheat(open_app, size)
    answer(player, "Challenge")
    player.until(lambda: player.mode == "ask")
    point_at(player, card(7, GREEN))
    return player


def house_admitted(open_app, size):
    """Show a cheat with a Wild Draw Four that nobody called and that is admitted now."""
    hands = [[wild_kind(WILD_FOUR), *MINE], OTHER, OTHER]
    options = {"dirty": "1"}
    top = card(9, RED)
    player = holding(open_app, size, "seven-zero", hands, top, people=3, options=options)
    point_at(player, wild_kind(WILD_FOUR))
    player.press("A")
    answer(player, "Call green")
    player.until(lambda: player.mode == "question")
    answer(player, "Nobody")
    player.until(lambda: player.mode == "watch")
    return player


def house_dice(open_app, size):
    """Show a table that plays with dice."""
    dice = [card(face, face & 3) for face in range(1, 7)]
    dice += [card(face, face & 3) for face in (SKIP, REVERSE, DRAW_TWO)]
    hands = [dice[:7], dice[:4], dice[:2]]
    return holding(open_app, size, "dice", hands, card(DRAW_TWO, YELLOW))


def house_extra(open_app, size):
    """Show a hand with Swap Hands and three customizable cards."""
    options = {"deck": "112", "extra": "swap", "custom": "3", "zero": "swap"}
    mine = [
        wild_kind(SWAP),
        wild_kind(20),
        wild_kind(21),
        wild_kind(22),
        card(0, RED),
        wild_kind(WILD_FOUR),
    ]
    hands = [mine, OTHER, OTHER]
    return holding(open_app, size, "classic", hands, wild_kind(SWAP, GREEN), options=options)


def house_quiz(open_app, size):
    """Show the question for the sum of two numbers after a wrong answer."""
    options = {"quiz": "add"}
    hands = [MINE, OTHER, OTHER]
    player = holding(open_app, size, "classic", hands, card(5, YELLOW), options=options)
    point_at(player, card(5, RED))
    player.press("A", "RIGHT", "A")
    return player


def house_dare(open_app, size):
    """Show a dare before it is done."""
    options = {"deck": "112", "custom": "1", "c1": "dare"}
    hands = [MINE, OTHER, [wild_kind(20), *OTHER]]
    player = holding(open_app, size, "classic", hands, card(5, RED), options=options, turn=2)
    others_play(player, 2, with_color(play(wild_kind(20)), BLUE))
    player.until(lambda: player.screen == "notice")
    return player


def house_dared(open_app, size):
    """Show the question whether a dare was done."""
    player = house_dare(open_app, size)
    player.frames(50)
    player.press("A")
    player.until(lambda: player.mode == "ask")
    return player


def house_peek(open_app, size):
    """Show another player's hand where all may look at it."""
    hands = [MINE, OTHER, OTHER, OTHER]
    player = holding(open_app, size, "cowboy", hands, card(3, RED))
    player.press("UP")
    answer(player, "Others' cards")
    player.press("RIGHT")
    return player


def house_surrender(open_app, size):
    """Show the choice to give up a hand with few points."""
    hands = [[card(3, RED), card(1, RED)], OTHER, OTHER]
    player = holding(open_app, size, "official", hands, card(3, GREEN), options={"surrender": "1"})
    player.press("UP")
    return player


HOUSE = (
    house_jump,
    house_jumper,
    house_stack,
    house_swap,
    house_set,
    house_sum,
    house_bluff,
    house_shown,
    house_down,
    house_cheat,
    house_admitted,
    house_under,
    house_dice,
    house_extra,
    house_quiz,
    house_dare,
    house_dared,
    house_peek,
    house_surrender,
)
