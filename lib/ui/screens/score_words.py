"""This module says who has won a hand, and how, at the head of its score, and what the keys do.

A board forgets it when that is drawn.
"""

from micropython import const

from engine.public import player_of
from engine.state import cards, layout
from engine.state.cards import NO_CARD
from engine.state.options import MATCH_HANDS, TARGET
from engine.state.seats import word
from ui.draw.face_tiles import GLAD, SAD
from ui.draw.faces import skin_of
from ui.draw.score_head import (
    color_band,
    columns_below,
    goal,
    hint,
    room_for,
    show_winner,
    write_title,
)
from ui.players import called, face_of
from ui.screens import tally
from ui.screens.after_hand import is_last
from ui.screens.score_rows import keys_of, last_laid

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.screens.score import Screen

_MOST_NAMED = const(3)  # winners in the title
_WHOLE = const(99)
_SHORT = const(3)
_LONGEST_NAME = const(10)

_COLORS = ("red", "green", "blue", "yellow")
_FACES = {
    cards.SKIP: "Skip",
    cards.REVERSE: "Reverse",
    cards.DRAW_TWO: "Draw Two",
    cards.BLANK: "Blank",
    cards.WILD: "Wild",
    cards.WILD_FOUR: "Wild Draw Four",
    cards.SWAP: "Wild Swap",
    cards.SHUFFLE: "Wild Shuffle",
    cards.CUSTOM: "Wild 1",
    cards.CUSTOM + 1: "Wild 2",
    cards.CUSTOM + 2: "Wild 3",
}


def card_words(card: int) -> str:
    """Return a card's name: `green Skip`, `red 7`, `Wild Draw Four`."""
    card &= cards.KIND_MASK
    face = cards.FACE[card]
    name = _FACES.get(face, str(face))
    return name if card >= cards.FIRST_WILD_KIND else _COLORS[card & 3] + " " + name


def show_head(screen: "Screen") -> None:
    """Show who has won on the band, what is played to, and the keys."""
    view = screen.view
    page = screen.page
    people = screen.app.match.people
    is_laid = view[layout.WAY_OVER] == layout.BY_LAST_CARD and screen.marked and not screen.is_lost
    is_ours = not screen.marked or (screen.is_ours() and not screen.is_lost)
    show_winner(page, -1, 0, 0)
    skin = -1
    for seat in range(view[layout.PLAYERS] - 1, -1, -1):
        if screen.marked >> seat & 1:
            player = player_of(view, seat)
            mood = SAD if screen.is_lost else GLAD
            show_winner(page, int(not people[player]), face_of(view, player), mood)
            skin = skin_of(face_of(view, player))
    color_band(page, -1 if is_ours else skin)
    how = _how(screen, last_laid(view) if is_laid else NO_CARD)
    write_title(page, _title(screen), how, is_ours)
    hint(page, keys_of(screen.app))
    number = "hand " + str(view[layout.HAND_NUMBER])
    if view[MATCH_HANDS]:
        number += " of " + str(view[MATCH_HANDS])
    if tally.has_target(view):
        to = "up to " if tally.points_count_against(view) else "race to "
        number = to + str(word(view, TARGET)) + ", " + number
    goal(page, number)


def _title(screen: "Screen") -> str:
    """Return who has won, or lost if nobody wins, with whole names if they fit."""
    if screen.is_stopped:
        return "All tables stop"
    title = ""
    for most in (_WHOLE, _LONGEST_NAME, 6, _SHORT):
        title = _headline(screen, _names(screen, most))
        size = room_for(screen.page, title)
        plain = title.rstrip("!")
        if plain != title and room_for(screen.page, plain) != size:
            title = plain  # a larger one
        if room_for(screen.page, title) >= 0:
            break
    return title


def _headline(screen: "Screen", names: "list[str]") -> str:
    if not names:
        return "A tie"
    verb = " lose" if screen.is_lost else " win"
    if len(names) == 1 and names[0] != "You":
        verb += "s"
    return ", ".join(names) + verb + ("" if screen.is_lost else "!")


def _names(screen: "Screen", most: int) -> "list[str]":
    """Return the names of the marked seats, in `most` letters each, or only their number."""
    view = screen.view
    names = []
    for seat in range(view[layout.PLAYERS]):
        if screen.marked >> seat & 1:
            is_you = seat == screen.app.match.holder
            names.append("You" if is_you else called(player_of(view, seat), most))
    return names if len(names) <= _MOST_NAMED else [str(len(names))]


def _how(screen: "Screen", card: int) -> str:
    """Return how the hand was won, as long as it fits. card: the last one, or NO_CARD."""
    view = screen.view
    columns = columns_below(screen.page)
    points = word(view, layout.GAINED)
    more = "+" + str(points) + " points" if points and not tally.points_count_against(view) else ""
    if view[layout.WAY_OVER] == layout.BY_LIMIT:
        said = [str(word(view, layout.TURN_LIMIT)) + " turns: the hand ends here"]
        said.append(str(word(view, layout.TURN_LIMIT)) + " turns")
    elif screen.is_stopped:
        said = ["somebody is out elsewhere", ""]
    elif view[layout.WAY_OVER] != layout.BY_LAST_CARD:
        said = ["nobody could go on, " + more, "nobody could go on", "a block"]
        if not more:
            said = said[1:]
    elif screen.is_lost and view[layout.LOSER] != layout.NOBODY:
        left = tally.cards_left(view, view[layout.LOSER])
        said = ["with " + str(left) + (" card left" if left == 1 else " cards left")]
        said.append(said[0][5:])
    elif card == NO_CARD:
        said = [more]
    else:
        words = card_words(card)
        said = ["with a " + words, words]
        if more:
            said = [more + " with a " + words, more]
    if is_last(screen.app):
        said = ["the table is done, " + more, "the table is done", "table done"]
        if not more:
            said = said[1:]
    for words in said:
        if len(words) <= columns:
            return words
    return said[-1]
