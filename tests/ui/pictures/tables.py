"""Scenes for golden pictures: who sits at the table, what they hold, which keys are pressed.

Each function takes an `open_app` (see conftest.py) and a size, and returns a player who sees the
screen that it is named after.
"""

from engine.state.cards import (
    BLUE,
    DRAW_TWO,
    GREEN,
    RED,
    REVERSE,
    SKIP,
    WILD,
    WILD_FOUR,
    YELLOW,
    wild_kind,
)
from engine.state.cards import colored as card
from sim.board.desk import TWO
from tests.ui.pictures.acts_tables import ACTS, acts_turn
from tests.ui.pictures.house_tables import HOUSE
from tests.ui.pictures.menu_tables import MENUS
from tests.ui.pictures.new_tables import DRAMA, FULL
from tests.ui.pictures.own_tables import OWN
from tests.ui.pictures.people_tables import PEOPLE, names_on_cover, played, settings, who_plays
from tests.ui.pictures.prompt_tables import PROMPTS
from tests.ui.pictures.tournament_tables import TOURNAMENTS
from ui.setup import MEDIUM, SLOW
from ui.table.motion import COMES_OUT

SEVEN = [
    card(3, RED),
    card(SKIP, GREEN),
    card(DRAW_TWO, BLUE),
    card(REVERSE, YELLOW),
    card(3, YELLOW),
    wild_kind(WILD),
    wild_kind(WILD_FOUR),
]
OTHERS = [card(i % 10, i % 4) for i in range(7)]
MANY = SEVEN + [card(i % 10, i % 4) for i in range(17)]


def _match(open_app, size, people, bots):
    return open_app(size, start=("official", people, bots, 1, None))


def title(open_app, size):
    return open_app(size)


def rules(open_app, size):
    player = open_app(size)
    player.press("A", "B", "DOWN")
    return player


def rules_of_group(open_app, size):
    """Show the rule sets of a group, with the line of the one under the cursor."""
    player = rules(open_app, size)
    player.press("A", "DOWN")
    return player


def players(open_app, size):
    player = open_app(size)
    player.press("A", "A", "DOWN", "RIGHT", "DOWN", "DOWN", "A")
    return player


def level(open_app, size):
    """Show how the bots play, under the cursor and at the foot."""
    player = open_app(size)
    player.press("A", "A", *["DOWN"] * 6, "RIGHT")
    return player


def turn(open_app, size):
    player = _match(open_app, size, 1, 3)
    player.deal_table([SEVEN, OTHERS[:2], OTHERS, OTHERS[:4]], card(3, BLUE), 0)
    player.press("RIGHT", "RIGHT")
    player.frames(14)  # until what is under the cursor is shown large
    return player


def ten_players(open_app, size):
    """Show ten players and a hand of 24 cards with the cursor far to the right."""
    player = _match(open_app, size, 1, 9)
    player.deal_table([MANY] + [OTHERS[: 1 + seat % 7] for seat in range(9)], card(7, RED), 0)
    player.press(*["RIGHT"] * 18)
    player.frames(14)
    return player


def color(open_app, size):
    player = _match(open_app, size, 1, 3)
    player.deal_table([SEVEN, OTHERS, OTHERS, OTHERS], card(5, RED), 0)
    while player.hand.cards[player.app.screen.turn._card] != wild_kind(WILD):
        player.press("RIGHT")
    player.press("A")
    return player


def cover(open_app, size):
    player = _match(open_app, size, 3, 0)
    player.deal_table([SEVEN, OTHERS, OTHERS], card(5, RED), 0)
    player.until(lambda: player.screen == "cover")
    player.press("A", "A")
    player.until(lambda: player.screen == "cover")
    return player


def who_catches(open_app, size):
    """Show the question to the table who catches me: I came to one card without a call."""
    player = _match(open_app, size, 3, 0)
    player.deal_table([[card(3, BLUE), card(9, RED)], OTHERS, OTHERS], card(5, RED), 0)
    player.until(lambda: player.screen == "cover")
    player.press("A")
    while player.hand.pointed() != card(9, RED):
        player.press("RIGHT")
    player.press("A")
    player.until(lambda: player.mode == "question")
    return player


def challenge(open_app, size):
    """Show a Wild Draw Four of seat 0 to seat 1, who took the device and challenges."""
    player = _match(open_app, size, 2, 0)
    player.deal_table(
        [[wild_kind(WILD_FOUR), card(5, RED), card(8, GREEN)], SEVEN], card(9, RED), 0
    )
    player.until(lambda: player.screen == "cover")
    player.press("A")
    while player.hand.cards[player.app.screen.turn._card] != wild_kind(WILD_FOUR):
        player.press("RIGHT")
    player.press("A", "RIGHT", "A")
    player.until(lambda: player.screen == "cover")
    player.press("A")
    return player


def score(open_app, size):
    player = _match(open_app, size, 1, 3)
    player.deal_table([[card(5, RED)], SEVEN, OTHERS, OTHERS[:3]], card(9, RED), 0)
    player.press("A")
    player.until(lambda: player.screen == "score")
    return player


def _laying(open_app, size):
    """Return a match in which the holder has just laid a Draw Two, and cards fly."""
    start = ("official", 1, 3, 1, None)
    player = open_app(size, start=start, speed=MEDIUM)
    player.deal_table([SEVEN, OTHERS[:2], OTHERS, OTHERS[:4]], card(3, BLUE), 0)
    player.press("RIGHT", "RIGHT")
    player.frames(5)
    player.desk.press("A")
    return player


def flight(open_app, size):
    """Show a card on its way to the pile."""
    player = _laying(open_app, size)
    player.frames(2)
    return player


def banner(open_app, size):
    """Show the banner of a card that has just come to the pile."""
    player = _laying(open_app, size)
    player.frames(16)
    return player


def sweep(open_app, size):
    """Show a green Reverse on a red one, with its color coming out of it."""
    start = ("official", 1, 3, 1, None)
    player = open_app(size, start=start, speed=SLOW)
    player.deal_table([[card(REVERSE, GREEN), *SEVEN[1:3]], *[OTHERS] * 3], card(REVERSE, RED), 0)
    player.frames(5)
    player.desk.press("A")
    motion = player.app.effects.motion
    player.until(lambda: motion.about == COMES_OUT and motion._left == 2)
    return player


def confetti(open_app, size):
    """Show confetti that falls over the score, before its rows change places."""
    start = ("official", 1, 3, 1, None)
    player = open_app(size, start=start, speed=MEDIUM)
    player.deal_table([[card(5, RED)], SEVEN, OTHERS, OTHERS[:3]], card(9, RED), 0)
    player.press("A")
    player.until(lambda: player.screen == "score" and player.app.screen._confetti.left == 24)
    return player


def self_check_color(open_app, size):
    """Show the first color of the self-check, with its name at a corner of the display."""
    player = open_app(size, buttons=TWO, held=("B",))
    player.until(lambda: player.screen == "check", frames=100)
    player.desk.release("B")
    player.frames(20)
    player.press("A", "B")
    player.frames(5)
    player.press("A")
    return player


# Screens that are compared at every size; those of house rules, acts and tournaments at some.
SCREENS = (
    title,
    rules,
    players,
    turn,
    ten_players,
    color,
    cover,
    who_catches,
    challenge,
    score,
    acts_turn,
    *MENUS,
    settings,
    who_plays,
    played,
    *FULL,
)
PICTURES = (*SCREENS, rules_of_group, level, *ACTS, names_on_cover, *OWN)
SIZES = ((128, 128), (320, 240))
MORE_SIZES = (*SIZES, (160, 128), (240, 240))
EVERY_SIZE = (*MORE_SIZES, (240, 135), (240, 320), (480, 320))


def _cases(pictures, sizes):
    return [(picture, size) for picture in pictures for size in sizes]


CASES = _cases(SCREENS, EVERY_SIZE)
CASES += [case for case in _cases(PICTURES, SIZES) if case not in CASES]
MORE = (*HOUSE, *TOURNAMENTS, *PEOPLE, self_check_color)
CASES += [case for case in _cases(MORE, MORE_SIZES) if case not in CASES]
CASES += _cases(PROMPTS, ((128, 128), (240, 240)))
# Scenes of things that move over the table.
MOVING = _cases((flight, banner, sweep, confetti, *DRAMA), EVERY_SIZE)
