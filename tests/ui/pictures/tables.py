"""Scenes of `official` and of what moves over its table, and which scene is shot at which size."""

from engine.state.cards import (
    BLANK,
    BLUE,
    DRAW_TWO,
    FACE_UP,
    GREEN,
    NO_CARD,
    RED,
    REVERSE,
    SKIP,
    WILD,
    WILD_FOUR,
    YELLOW,
    wild_kind,
)
from engine.state.cards import colored as card
from engine.state.events import DREW_CARD, DREW_OWED, LAID, LOST_TURN, PASSED, SAID_UNO, note
from sim.board.desk import TWO
from tests.ui.pictures.acts_tables import ACTS, acts_backfire, acts_turn, at
from tests.ui.pictures.house_tables import HOUSE
from tests.ui.pictures.menu_tables import MENUS, help_pictures, named, played
from tests.ui.pictures.scene import Scene, name_scenes, official, opened, table, when
from tests.ui.pictures.tournament_tables import TOURNAMENTS
from ui.match.setup import MEDIUM
from ui.players import NAMES

_FOUR = wild_kind(WILD_FOUR)
SEVEN = [
    card(3, RED),
    card(SKIP, GREEN),
    card(DRAW_TWO, BLUE),
    card(REVERSE, YELLOW),
    card(3, YELLOW),
    wild_kind(WILD),
    _FOUR,
]
OTHERS = [card(i % 10, i % 4) for i in range(7)]
MANY = SEVEN + [card(i % 10, i % 4) for i in range(17)]
_TWELVE = [card(1 + i % 9, i % 4) for i in range(12)]
_LAST = [card(5, RED)]

title = Scene(opened())
rules = Scene(opened(), "A B DOWN")
rules_of_group = Scene(rules, "A DOWN")
players = Scene(opened(), "A*2 DOWN RIGHT DOWN*2 A")
level = Scene(opened(), "A*2 DOWN*6 RIGHT")

# Matches of `official`.

_TURN = official([SEVEN, OTHERS[:2], OTHERS, OTHERS[:4]], card(3, BLUE))
_SCORED = official([_LAST, SEVEN, OTHERS, OTHERS[:3]], card(9, RED))
_THREE = official([SEVEN, OTHERS, OTHERS], card(5, RED), people=3)
turn = Scene(_TURN, "RIGHT*2", 14)  # until what is under the cursor is shown large
ten_players = Scene(
    official([MANY, *(OTHERS[: 1 + seat % 7] for seat in range(9))], card(7, RED)),
    at(card(3, RED)),
    14,
)
color = Scene(official([SEVEN, OTHERS, OTHERS, OTHERS], card(5, RED)), at(wild_kind(WILD)), "A")
cover = Scene(_THREE, "cover A*2 cover")
who_catches = Scene(
    official([[card(3, BLUE), card(9, RED)], OTHERS, OTHERS], card(5, RED), people=3),
    "cover A",
    at(card(9, RED)),
    "A question",
)
challenge = Scene(
    official([[_FOUR, card(5, RED), card(8, GREEN)], SEVEN], card(9, RED), people=2),
    "cover A",
    at(_FOUR),
    "A RIGHT A cover A",
)
score = Scene(_SCORED, "A score")
double_down = Scene(
    table(
        "double-down",
        [
            [card(DRAW_TWO, BLUE), card(SKIP, RED), card(5, GREEN), _FOUR],
            [card(i, GREEN) for i in range(5)],
            [card(i, BLUE) for i in range(6)],
        ],
        card(5, RED),
    ),
    14,
)


def _events(player):
    """Step: let events have happened."""
    for event in (
        (DREW_CARD, 1, 0, NO_CARD),
        (PASSED, 1, 0, NO_CARD),
        (LAID, 2, 0, card(DRAW_TWO, GREEN)),
        (DREW_OWED, 3, 2, card(DRAW_TWO, GREEN)),
        (DREW_OWED, 3, 2, card(DRAW_TWO, GREEN)),
        (LOST_TURN, 3, 0, NO_CARD),
        (LAID, 1, 0, card(3, BLUE)),
        (SAID_UNO, 1, 0, NO_CARD),
    ):
        note(player.state, *event)
    player.app.match.refresh_view()


_PLAYING = (official([SEVEN, OTHERS[:1], OTHERS, OTHERS[:4]], card(3, BLUE)), _events)
menu = Scene(*_PLAYING, "START DOWN")
log = Scene(menu, "DOWN A")
how_to_play = Scene(menu, "A")
seven_events = Scene(*_PLAYING, "START B", 14)


def _begin_with_names(player):
    """Step: begin a match of the people who are named, and lay it out."""
    player.app.seed = 1
    player.press("A", "A", "A")
    player.until(lambda: player.screen in ("table", "cover", "notice"))
    player.frames(60)
    player.press("A")
    player.deal_table([_LAST, SEVEN, OTHERS, OTHERS[:3]], card(9, RED), 0)


names_on_cover = Scene(named, _begin_with_names, "cover")
names_at_table = Scene(names_on_cover, "A")
names_on_score = Scene(names_at_table, "A score")

# What hardly fits: names longer than any that can be written on a device; thirty cards by twos, one
# bright and one dim where the top is red, with a zero beside a Skip.

_LONG_NAMES = (
    b"Maximilian-Leopold",
    b"Wilhelmina-Therese",
    b"Konstantin-Gabriel",
    b"Friederike-Annette",
    b"Emmanuelle-Juliane",
)
_ALIKE = [card(face, color) for color in range(4) for face in (0, SKIP, 6, 9)]
_BLANKS = [card(BLANK, color) for color in range(4)]
_THIRTY = _BLANKS + _ALIKE + [card(face, YELLOW) for face in range(1, 9)] + _BLANKS[:2]
_WITH_BLANKS = {"deck": "112", "blank_red": "skip"}


def _give_long_names(player):
    NAMES[:] = [b"", *(_LONG_NAMES * 2)[1:]]
    player.app.go("table")


_FULL = (_give_long_names, "RIGHT*5", 14)
full_table = Scene(
    table(
        "official",
        [_THIRTY, *(_TWELVE[: 1 + seat] for seat in range(9))],
        card(7, RED),
        options=_WITH_BLANKS,
        piles=None,
    ),
    *_FULL,
)
full_piles = Scene(
    table(
        "grand",
        [_THIRTY, [one | FACE_UP for one in _TWELVE], *(_TWELVE[: 1 + i] for i in range(8))],
        (card(DRAW_TWO, RED), card(SKIP, BLUE)),
        options=_WITH_BLANKS,
        salt=9,
        pepper=1,
    ),
    *_FULL,
)
score_sheet = Scene(
    official([_LAST, *(_TWELVE[: 1 + seat] for seat in range(3))], card(9, RED)), "A score B", 2
)
score_ten = Scene(
    official([_LAST, *(_TWELVE[: 1 + seat] for seat in range(9))], card(9, RED)), "A score"
)


def _open_saved(open_app, size):
    """Open the app with a drive that has a saved match, and come back to the title."""
    from tempfile import TemporaryDirectory  # no page and no board has it

    with TemporaryDirectory() as drive:
        player = open_app(size, start=("grand", 1, 3, 1, None), storage=drive)
        player.until(lambda: player.mode == "ask")
        player.app.go("title")
        player.frames(40)
    return player


title_resume = Scene(_open_saved)
# The first color of the self-check, with its name at a corner of the display.
self_check_color = Scene(
    opened(buttons=TWO, held=("B",)),
    "check",
    lambda player: player.desk.release("B"),
    20,
    "A B",
    5,
    "A",
)

# What moves over a table.


def _press_at(one=None):
    """Step: press A, on a card of this kind when the turn is asked, and do not let it go."""

    def step(player):
        if one is not None:
            player.until(lambda: player.mode == "ask" and not player.app.effects.motion.is_busy())
            at(one)(player)
        player.desk.press("A")

    return step


def _lets_go(player):
    player.desk.release("A")


def _moving(hands, top, *steps, speed=MEDIUM):
    return Scene(official(hands, top, speed=speed), *steps, is_moving=True)


def _effects(condition):
    """Step: let time pass until a condition of the app's effects holds."""
    return when(lambda player: condition(player.app.effects))


def _laying(frames):
    hands = [SEVEN, OTHERS[:2], OTHERS, OTHERS[:4]]
    return _moving(hands, card(3, BLUE), "RIGHT*2", 5, _press_at(), frames)


def _skipping(shown):
    """Lay a Skip, and wait until that is told in this way."""
    hands = [[card(SKIP, RED), *_TWELVE[:4]], *[_TWELVE[:5]] * 3]
    is_shown = _effects(lambda effects: effects.drama.shown == shown)
    return _moving(hands, card(3, RED), _press_at(card(SKIP, RED)), 2, _lets_go, is_shown, 5)


flight = _laying(2)
banner = _laying(16)
bubble = _skipping(1)
banner_victim = _skipping(2)
# Before the rows of the score change places.
confetti = _moving(
    [_LAST, SEVEN, OTHERS, OTHERS[:3]],
    card(9, RED),
    "A",
    when(lambda player: player.screen == "score" and player.app.screen._confetti.left == 24),
)
deal = Scene(
    opened(("official", 1, 3, 1, None), speed=MEDIUM),
    _effects(lambda effects: effects.motion.is_busy()),
    8,
    is_moving=True,
)
# A card that was refused.
shake = _moving(
    [[card(4, GREEN), card(5, RED), card(7, BLUE)], *[_TWELVE[:5]] * 3],
    card(3, RED),
    _press_at(card(4, GREEN)),
    2,
    _lets_go,
    3,
)

SCENES = dict(ACTS)
SCENES.update(HOUSE)
SCENES.update(MENUS)
SCENES.update(TOURNAMENTS)
SCENES.update(name_scenes(globals()))

# Each scene is shot at two sizes, and those whose screens are laid out most differently at all.
SIZES = ((128, 128), (240, 240))
EVERY_SIZE = (*SIZES, (160, 128), (240, 135), (240, 320), (320, 240), (480, 320))
AT_EVERY_SIZE = (
    title,
    players,
    turn,
    ten_players,
    full_table,
    full_piles,
    acts_turn,
    acts_backfire,
    color,
    cover,
    menu,
    log,
    how_to_play,
    help_pictures,
    score,
    score_ten,
    played,
    banner,
)
CASES = []
for _name in sorted(SCENES):
    _scene = SCENES[_name]
    CASES += [(_scene, size) for size in (EVERY_SIZE if _scene in AT_EVERY_SIZE else SIZES)]
