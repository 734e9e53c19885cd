"""Scenes where cards act: two piles, open cards, and each question; and keys that answer those."""

from engine.state.cards import (
    BLANK,
    BLUE,
    CUSTOM,
    DRAW_TWO,
    FACE_UP,
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
from engine.state.choices import play, with_color
from engine.turn.piles import lay
from tests.ui.pictures.scene import Scene, happened, name_scenes, table
from tests.ui.reading import rows_of
from ui.players import called

OPEN = [card(7, YELLOW) | FACE_UP, card(9, RED) | FACE_UP]
REDS = [card(3, RED), card(5, RED), card(1, RED)]
MINE = [*REDS, card(8, GREEN) | FACE_UP, card(6, BLUE), wild_kind(WILD)]
OTHER = [card(2, YELLOW), card(4, YELLOW), card(REVERSE, GREEN), card(3, BLUE)]
TOPS = (card(9, RED), card(SKIP, BLUE))


def holding(open_app, size, hands, tops=TOPS, people=2, bots=2, **more):
    """Return a table with person 1 on turn, who holds the device."""
    player = open_app(size, start=("grand", people, bots, 1, None))
    player.set_table(hands, tops, **more)
    if people > 1:
        player.until(lambda: player.screen == "cover")
        player.press("A")
    return player


def point_at(player, wanted):
    """Move to a card of a kind in the hand."""
    ask = player.app.screen.turn
    for key in ["RIGHT"] * 30 + ["LEFT"] * 30:
        if ask.cursor.in_hand and player.hand.cards[ask.cursor.card] & 127 == wanted:
            return
        player.press(key if ask.cursor.in_hand else "DOWN")
    raise AssertionError("no such card in the hand")


def entries(player):
    """Return the words of each answer that is offered."""
    from ui.table.prompt_words import write_answer
    from ui.table.words import LINE

    menu = player.app.page.menu
    found = []
    for i in range(menu.count):
        line = LINE
        line.start(40)
        write_answer(line, player.app.match.view, menu.entries[i])
        found.append("".join(chr(line._tiles[at] + 32) for at in range(line.count)))
    return found


def row(player):
    """Return the answer under the cursor, or the one where it was before it went into the hand."""
    if player.mode == "color":
        names = ("Call red", "Call green", "Call blue", "Call yellow", "Say nothing")
        return names[player.app.screen.mode.cursor]
    mode = player.app.screen.mode
    words = entries(player)[mode.cursor.at if mode is player.app.screen.turn else mode._at]
    on_screen = " ".join(rows_of(player.app.page.rows))
    assert words in on_screen, (words, on_screen)
    return words


def answer(player, words):
    """Choose the answer that begins with these words."""
    if player.mode == "color" and words == "Go back":
        player.press("B")
        return
    for key in ["RIGHT"] * 30 + ["LEFT"] * 30:
        if row(player).startswith(words):
            player.press("A")
            return
        player.press(key)
    raise AssertionError("never offered: " + words)


def answer_if_asked(player, words):
    """Press A on the card under the cursor, and choose these words if it is asked how."""
    player.press("A")
    if player.mode == "ask" and player.app.screen.turn.about:
        answer(player, words)


def at(one):
    """Step: move to a card in the hand."""
    return lambda player: point_at(player, one)


def laid(one, words="Play on"):
    """Step: lay a card; where that can be done in several ways, choose these words."""

    def step(player):
        point_at(player, one)
        answer_if_asked(player, words)

    return step


def said(words):
    """Step: choose the answer that begins with these words, or with the name of a player."""
    return lambda player: answer(player, called(words) if isinstance(words, int) else words)


_WILD = wild_kind(WILD)
_FOUR = wild_kind(WILD_FOUR)
_TWO = card(DRAW_TWO, RED)
_HANDS = [MINE, OTHER + OPEN, OTHER[:2], OTHER]
_OWING = [MINE, OTHER, OTHER, [_TWO, card(1, GREEN), card(2, GREEN)]]
_GUILTY = [_FOUR, card(5, RED), card(8, GREEN), card(3, BLUE)]
_GIFTS = [card(2, RED), card(2, GREEN), card(2, BLUE), card(6, BLUE), card(4, GREEN)]
_DARE = {"deck": "112", "custom": "1", "c1": "dare", "blank_red": "skip", "sorry": "1"}


def _grand(*hands, tops=TOPS, people=1, **more):
    return table("grand", hands, tops, people, **more)


def _lay_nine(player):
    """Step: let seat 2 have laid a red 9 on pile 1."""
    lay(player.app.match.game, player.state, 0, card(9, RED), 2)
    player.app.go("table")
    player.frames()


acts_turn = Scene(_grand(*_HANDS, people=2, salt=2, pepper=1), "cover A")
acts_look = Scene(acts_turn, "UP", said("Others"))
acts_set = Scene(
    acts_turn,
    *(laid(card(face, RED), "Add to a set") for face in (3, 5)),
    at(card(1, RED)),
)
acts_piles = Scene(
    _grand([card(SKIP, RED), card(2, BLUE), card(3, BLUE)], OTHER, OTHER, OTHER, people=2),
    "cover A",
    at(card(SKIP, RED)),
    "A",
)
acts_forced = Scene(_grand(*_OWING, turn=3), happened((3, play(_TWO))), "ask A RIGHT*2")
acts_backfire = Scene(_grand(*_OWING, turn=3), happened((3, play(_TWO))), "ask", at(_WILD))
acts_naming = Scene(_grand(*_HANDS, people=2), "cover A", laid(card(1, RED)))
acts_giving = Scene(
    _grand(*_HANDS, people=2),
    "cover A",
    laid(card(5, RED)),
    said(1),
    "cover A",
    at(card(4, YELLOW)),
    "A RIGHT",
)
acts_taking = Scene(
    _grand([card(4, RED), *MINE], OTHER[:2], OTHER, OTHER + OPEN),
    laid(card(4, RED)),
    "ask",
    said(3),
    "RIGHT*2",
)
acts_gifts = Scene(
    _grand(_GIFTS, OTHER, OTHER, OTHER, piles=[card(2, YELLOW)]),
    "UP",
    said("Draw"),
    said("Rainbow"),
    "B",
    at(card(2, GREEN)),
    "A RIGHT",
)
acts_question = Scene(
    _grand([_TWO, *MINE], OTHER, OTHER, OTHER, people=2), "cover A", laid(_TWO), "question"
)
acts_swapped = Scene(
    _grand(
        [card(6, RED), *MINE],
        OTHER + OPEN,
        OTHER[:2],
        OTHER,
        tops=(card(5, RED), TOPS[1]),
        pepper=2,
    ),
    _lay_nine,
    laid(card(6, RED)),
)
acts_colors = Scene(acts_turn, at(_WILD), "A", said("Play on pile 2"), "RIGHT*2")
acts_unsaid = Scene(
    _grand([_WILD, *MINE], OTHER, OTHER, people=3),
    "cover A",
    laid(_WILD),
    said("Say nothing"),
    "question",
)
acts_own_colors = Scene(
    _grand([card(6, RED), *MINE], OTHER, OTHER, OTHER, people=2, options={"two": "color"}),
    "cover A",
)
acts_challenged = Scene(
    _grand(MINE, OTHER, OTHER, _GUILTY, turn=3),
    happened((3, with_color(play(_FOUR), GREEN))),
    "ask",
    said("Challenge"),
)
acts_ten = Scene(
    _grand(
        [card(face, color) for face in range(6) for color in range(4)],
        OTHER + OPEN,
        *(OTHER[: 1 + seat % 4] for seat in range(8)),
        salt=9,
        pepper=4,
    ),
    "RIGHT*9",
)
acts_threes = Scene(
    _grand(REDS, [card(3, YELLOW), *OTHER], OTHER, OTHER, people=2),
    "cover A",
    laid(card(3, RED)),
    "question",
    said(1),
    "cover A UP",
    said("Show it to all"),
    "DOWN",
)
acts_dared = Scene(
    _grand([wild_kind(CUSTOM), *OTHER], [card(BLANK, RED), *REDS], OTHER, people=2, options=_DARE),
    "cover A",
    laid(wild_kind(CUSTOM)),
    said("Call blue"),
    "cover A notice",
    50,
    "A ask",
)
acts_dice = Scene(
    _grand(
        REDS,
        OTHER,
        OTHER,
        tops=(card(5, RED), card(SKIP, BLUE)),
        options={"deck": "dice", "stack": "none"},
    )
)
acts_score = Scene(
    _grand([card(7, RED) | FACE_UP], OTHER, [_FOUR, *OTHER[:2]], OTHER, salt=2, pepper=3),
    "A score",
)

ACTS = name_scenes(globals())
