"""Scenes where cards act, for golden pictures: two piles, open cards, and each question.

As in `tables.py`, each function takes an `open_app` and a size, and returns a player who sees what
its name says.
"""

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
from tests.ui.reading import rows_of
from ui.draw.text import called

OPEN = [card(7, YELLOW) | FACE_UP, card(9, RED) | FACE_UP]
REDS = [card(3, RED), card(5, RED), card(1, RED)]
MINE = [*REDS, card(8, GREEN) | FACE_UP, card(6, BLUE), wild_kind(WILD)]
OTHER = [card(2, YELLOW), card(4, YELLOW), card(REVERSE, GREEN), card(3, BLUE)]
TOPS = (card(9, RED), card(SKIP, BLUE))


def _match(open_app, size, people=1, bots=3, options=None):
    return open_app(size, start=("grand", people, bots, 1, options))


def holding(open_app, size, hands, tops=TOPS, people=2, bots=2, **more):
    """Return a table with person 1 on turn, who holds the device."""
    player = _match(open_app, size, people, bots)
    player.set_table(hands, tops, **more)
    if people > 1:
        player.until(lambda: player.screen == "cover")
        player.press("A")
    return player


def point_at(player, wanted):
    """Move to a card of a kind in the hand."""
    ask = player.app.screen.turn
    for key in ["RIGHT"] * 30 + ["LEFT"] * 30:
        if ask._in_hand and player.hand.cards[ask._card] & 127 == wanted:
            return
        player.press(key if ask._in_hand else "DOWN")
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
    words = entries(player)[mode._at]
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


def acts_turn(open_app, size):
    hands = [MINE, OTHER + OPEN, OTHER[:2], OTHER]
    return holding(open_app, size, hands, salt=2, pepper=1)


def acts_look(open_app, size):
    player = acts_turn(open_app, size)
    player.press("UP")
    answer(player, "Others")
    return player


def acts_set(open_app, size):
    """Show a red 3 and a red 5 put aside, with the cursor on the red 1: they make nine."""
    player = acts_turn(open_app, size)
    for one in (card(3, RED), card(5, RED)):
        point_at(player, one)
        answer_if_asked(player, "Add to a set")
    point_at(player, card(1, RED))
    return player


def answer_if_asked(player, words):
    """Press A on the card under the cursor, and choose these words if it is asked how."""
    player.press("A")
    if player.mode == "ask" and player.app.screen.turn.about:
        answer(player, words)


def acts_piles(open_app, size):
    """Show the question on which of two piles a card is laid."""
    hands = [[card(SKIP, RED), card(2, BLUE), card(3, BLUE)], OTHER, OTHER, OTHER]
    player = holding(open_app, size, hands)
    point_at(player, card(SKIP, RED))
    player.press("A")
    return player


def acts_forced(open_app, size):
    """Show the second draw for a Draw Two; the holder chooses the pile."""
    hands = [MINE, OTHER, OTHER, [card(DRAW_TWO, RED), card(1, GREEN), card(2, GREEN)]]
    player = _match(open_app, size)
    player.set_table(hands, TOPS, turn=3)
    game = player.app.match.game
    from engine.state.choices import play

    assert game.choose(3, play(card(DRAW_TWO, RED))) == 0
    player.app.match.stepped()
    player.app.go("table")
    player.until(lambda: player.mode == "ask")
    player.press("A", "RIGHT", "RIGHT")
    return player


def acts_backfire(open_app, size):
    """Show the answer that sends a Draw Two back with a Wild."""
    hands = [MINE, OTHER, OTHER, [card(DRAW_TWO, RED), card(1, GREEN), card(2, GREEN)]]
    player = _match(open_app, size)
    player.set_table(hands, TOPS, turn=3)
    from engine.state.choices import play

    assert player.app.match.game.choose(3, play(card(DRAW_TWO, RED))) == 0
    player.app.match.stepped()
    player.app.go("table")
    player.until(lambda: player.mode == "ask")
    point_at(player, wild_kind(WILD))
    return player


def acts_naming(open_app, size):
    """Show the question who draws for a One; the cursor is on a player with open cards."""
    hands = [MINE, OTHER + OPEN, OTHER[:2], OTHER]
    player = holding(open_app, size, hands)
    point_at(player, card(1, RED))
    player.press("A")
    if player.mode == "ask" and player.app.screen.turn.about:
        answer(player, "Play on")
    return player


def acts_giving(open_app, size):
    """Show the person whom a Five has named, choosing a card and who gets it."""
    hands = [MINE, OTHER + OPEN, OTHER[:2], OTHER]
    player = holding(open_app, size, hands)
    point_at(player, card(5, RED))
    answer_if_asked(player, "Play on")
    answer(player, called(1))
    player.until(lambda: player.screen == "cover")
    player.press("A")
    if player.screen == "log":
        player.press("A")
    point_at(player, card(4, YELLOW))
    player.press("A", "RIGHT")
    return player


def acts_taking(open_app, size):
    """Show a Four: the holder takes a card of another hand, two of which lie open."""
    hands = [[card(4, RED), *MINE], OTHER[:2], OTHER, OTHER + OPEN]
    player = holding(open_app, size, hands, people=1, bots=3)
    point_at(player, card(4, RED))
    answer_if_asked(player, "Play on")
    player.until(lambda: player.mode == "ask")
    answer(player, called(3))
    player.press("RIGHT", "RIGHT")
    return player


def acts_gifts(open_app, size):
    """Show the first gift of a Rainbow that a drawn card has completed, and for whom it is."""
    rainbow = [card(2, RED), card(2, GREEN), card(2, BLUE)]
    hands = [[*rainbow, card(6, BLUE), card(4, GREEN)], OTHER, OTHER, OTHER]
    player = holding(open_app, size, hands, people=1, bots=3, piles=[card(2, YELLOW)])
    player.press("UP")
    answer(player, "Draw from pile 1")
    answer(player, "Rainbow")
    player.press("B")
    point_at(player, card(2, GREEN))
    player.press("A", "RIGHT")
    return player


def acts_question(open_app, size):
    """Show a question to the table about a person who does not hold the device."""
    hands = [[card(DRAW_TWO, RED), *MINE], OTHER, OTHER, OTHER]
    player = holding(open_app, size, hands, people=2, bots=2)
    point_at(player, card(DRAW_TWO, RED))
    answer_if_asked(player, "Play on")
    player.until(lambda: player.mode == "question")
    return player


def acts_swapped(open_app, size):
    """Show the table after two players have changed seats, with their names."""
    hands = [[card(6, RED), *MINE], OTHER + OPEN, OTHER[:2], OTHER]
    player = _match(open_app, size, 1, 3)
    player.set_table(hands, (card(5, RED), TOPS[1]), pepper=2)
    from engine.turn.piles import lay

    lay(player.app.match.game, player.state, 0, card(9, RED), 2)
    player.app.go("table")
    player.frames()
    point_at(player, card(6, RED))
    answer_if_asked(player, "Play on")
    return player


def acts_colors(open_app, size):
    """Show the colors that may be called for a Wild."""
    player = acts_turn(open_app, size)
    point_at(player, wild_kind(WILD))
    player.press("A")
    answer(player, "Play on pile 2")
    player.press("RIGHT", "RIGHT")
    return player


def acts_unsaid(open_app, size):
    """Show the question to the table who calls the color of a Wild, after I said nothing."""
    player = holding(open_app, size, [[wild_kind(WILD), *MINE], OTHER, OTHER], people=3, bots=0)
    point_at(player, wild_kind(WILD))
    answer_if_asked(player, "Play on")
    answer(player, "Say nothing")
    player.until(lambda: player.mode == "question")
    return player


def acts_own_colors(open_app, size):
    """Show a table where each player has a color."""
    player = _match(open_app, size, 2, 2, options={"two": "color"})
    player.set_table([[card(6, RED), *MINE], OTHER, OTHER, OTHER], TOPS)
    player.until(lambda: player.screen == "cover")
    player.press("A")
    return player


def acts_challenged(open_app, size):
    """Show the hand of a player whose Wild Draw Four the holder has challenged."""
    guilty = [card(5, RED), card(8, GREEN), card(3, BLUE)]
    hands = [MINE, OTHER, OTHER, [wild_kind(WILD_FOUR), *guilty]]
    player = _match(open_app, size)
    player.set_table(hands, TOPS, turn=3)
    from engine.state.choices import play, with_color

    game = player.app.match.game
    assert game.choose(3, with_color(play(wild_kind(WILD_FOUR)), GREEN)) == 0
    player.app.match.stepped()
    player.app.go("table")
    player.until(lambda: player.mode == "ask")
    answer(player, "Challenge")
    return player


def acts_ten(open_app, size):
    """Show ten players, a large hand, and open cards of others."""
    mine = [card(face, color) for face in range(6) for color in range(4)]
    hands = [mine, OTHER + OPEN] + [OTHER[: 1 + seat % 4] for seat in range(8)]
    player = holding(open_app, size, hands, people=1, bots=9, salt=9, pepper=4)
    player.press(*["RIGHT"] * 9)
    return player


def acts_threes(open_app, size):
    """Show the choice to give a Three away and to show it meanwhile."""
    hands = [[card(3, RED), *REDS[1:]], [card(3, YELLOW), *OTHER], OTHER, OTHER]
    player = holding(open_app, size, hands, people=2, bots=2)
    point_at(player, card(3, RED))
    answer_if_asked(player, "Play on")
    player.until(lambda: player.mode == "question")
    answer(player, called(1) + " gives")
    player.until(lambda: player.screen == "cover")
    player.press("A")
    player.press("UP")
    answer(player, "Show it to all")
    player.press("DOWN")
    return player


def acts_dared(open_app, size):
    """Show the question about a dare that was read; a blank in hand shows its meaning."""
    options = {"deck": "112", "custom": "1", "c1": "dare", "blank_red": "skip", "sorry": "1"}
    player = open_app(size, start=("grand", 2, 1, 1, options))
    player.set_table([[wild_kind(CUSTOM), *OTHER], [card(BLANK, RED), *REDS], OTHER], TOPS)
    player.until(lambda: player.screen == "cover")
    player.press("A")
    point_at(player, wild_kind(CUSTOM))
    answer_if_asked(player, "Play on")
    answer(player, "Call blue")
    player.until(lambda: player.screen == "cover")
    player.press("A")
    player.until(lambda: player.screen == "notice")
    player.frames(50)
    player.press("A")
    player.until(lambda: player.mode == "ask")
    return player


def acts_dice(open_app, size):
    """Show dice on two piles, from one pool."""
    player = open_app(size, start=("grand", 1, 2, 1, {"deck": "dice", "stack": "none"}))
    player.set_table([REDS, OTHER, OTHER], (card(5, RED), card(SKIP, BLUE)))
    return player


def acts_score(open_app, size):
    hands = [[card(7, RED) | FACE_UP], OTHER, [wild_kind(WILD_FOUR), *OTHER[:2]], OTHER]
    player = holding(open_app, size, hands, people=1, bots=3, salt=2, pepper=3)
    player.press("A")
    player.until(lambda: player.screen == "score")
    return player


ACTS = (
    acts_turn,
    acts_look,
    acts_set,
    acts_piles,
    acts_forced,
    acts_backfire,
    acts_naming,
    acts_giving,
    acts_taking,
    acts_gifts,
    acts_question,
    acts_swapped,
    acts_colors,
    acts_unsaid,
    acts_own_colors,
    acts_challenged,
    acts_ten,
    acts_threes,
    acts_dared,
    acts_dice,
    acts_score,
)
