"""This module shows the end of a match in place of its last score: who has won, and by how much.

`make_ending(app, firsts, marked)` returns the page, and a fanfare if somebody here has won.
firsts: the sides (`ui.screens.tally`); marked: the seats that have won, or lost. A board forgets
this module when all is drawn.
"""

from micropython import const

from engine.public import is_same_side, player_of
from engine.state import layout
from engine.state.options import AVERAGE, NO_POINTS, SCORING, TARGET
from engine.state.seats import word
from ui.draw.end_page import (
    add_lanes,
    end,
    make_end_page,
    show_all,
    show_hero,
    show_onlooker,
    write,
)
from ui.draw.face_tiles import CALM, GLAD, LIGHT, SAD, SLY, light_of, show_face
from ui.match.match_bytes import PERSON
from ui.people import MOST_IN_A_ROW, wins_in_a_row
from ui.players import called, face_of
from ui.screens import tally
from ui.screens.fanfare import Fanfare
from ui.screens.score_rows import keys_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.end_page import EndPage

_NAMES = (12, 10, 6, 3)  # letters of a name, as many as fit
_CLOSE = const(10)  # so close a loser was, in parts of the target
_LETTERS = const(6)  # of a name beside a lane


def make_ending(app: "App", firsts: bytes, marked: int) -> "tuple[EndPage, Fanfare | None]":
    """Make the page."""
    view = app.match.view
    order = ranking(view, firsts)
    is_lost = tally.points_count_against(view) and view[SCORING] == NO_POINTS
    winners = [side for side in order if marked >> side & 1]
    here = [side for side in order if _has_person(app, side)]
    is_won = not is_lost and (not app.match.persons or any(side in here for side in winners))
    page = make_end_page(app.pages.geometry, app.pages.sheets, is_won)
    hero = winners[0] if winners else order[0]
    if not is_won and here and not is_lost:
        hero = here[0]
        show_hero(page, *_face_at(app, hero), SAD)
        if winners:
            show_onlooker(page, *_face_at(app, winners[0]))
            _race(app, page, hero, winners[0], firsts)
    else:
        show_hero(page, *_face_at(app, hero), SAD if is_lost else GLAD)
        sides = []
        for rank in range(len(order)):
            side = order[rank]
            mood = GLAD if side in winners else SAD if rank == len(order) - 1 else CALM
            if rank == 1 and mood == CALM:
                mood = SLY
            kind, number = _face_at(app, side)
            sides.append((kind, number, mood, value_of(view, side)))
        show_all(page, sides)
    write(page, *_words(app, order, winners, here, is_won))
    end(page, keys_of(app))
    return page, Fanfare(app) if is_won else None


def ranking(view: bytearray, firsts: bytes) -> "list[int]":
    """Return the sides, the best one first."""
    order = list(firsts)
    sign = 1 if tally.points_count_against(view) else -1
    order.sort(key=lambda first: sign * tally.counted(view, first))
    return order


def value_of(view: bytearray, first: int) -> str:
    """Return what a side has, as it is written."""
    value = tally.counted(view, first)
    if view[SCORING] == AVERAGE:
        return str(value // 10) + "." + str(value % 10)
    return str(value)


def _has_person(app: "App", first: int) -> bool:
    """Does a person of this device play on a side?"""
    view = app.match.view
    for seat in range(view[layout.PLAYERS]):
        if is_same_side(view, first, seat) and app.match.people[player_of(view, seat)] == PERSON:
            return True
    return False


def _face_at(app: "App", seat: int) -> "tuple[int, int]":
    player = player_of(app.match.view, seat)
    return int(not app.match.people[player]), face_of(app.match.view, player)


def _race(app: "App", page: "EndPage", loser: int, winner: int, firsts: bytes) -> None:
    """Show how far loser and winner came."""
    view = app.match.view
    sides = (loser, winner)
    skins = [_face_at(app, side)[1] for side in sides]
    names = [_name_of(app, side, _LETTERS) for side in sides]
    values = [value_of(view, side) for side in sides]
    lanes = add_lanes(
        page,
        skins,
        max([len(name) for name in names]),
        max([len(value) for value in values] + [3]),
        tally.points_count_against(view),
    )
    full = tally.full_bar(view, firsts)
    for row in range(2):
        lanes.color(row, row == 0, lanes.ink if row else lanes.gold)
        name = lanes.names[row]
        name.start(0)
        for letter in names[row][: name.columns]:
            name.letter(ord(letter))
        total = lanes.totals[row]
        total.start(0)
        for letter in " " * (total.columns - len(values[row])) + values[row]:
            total.letter(ord(letter))
        value = tally.counted(view, sides[row])
        pixels = min(value * lanes.places.pixels // full, lanes.places.pixels)
        lanes.fill(row, 0 if row == 0 else pixels, pixels)
        if lanes.faces:
            kind, number = _face_at(app, sides[row])
            mood = GLAD if row else SAD
            lanes.skins[row][LIGHT] = light_of(kind, mood)
            show_face(lanes.faces[row], kind, number, mood)
            lanes.run(lanes.faces[row], pixels, 0)


# The words.


def _name_of(app: "App", seat: int, most: int) -> str:
    return "You" if seat == app.match.holder else called(player_of(app.match.view, seat), most)


def _words(
    app: "App", order: "list[int]", winners: "list[int]", here: "list[int]", is_won: bool
) -> "tuple[str, list[str]]":
    """Return the headline, and lines for below it, the longest first."""
    view = app.match.view
    hands = view[layout.HAND_NUMBER]
    in_hands = " in " + str(hands) + (" hand" if hands == 1 else " hands")
    is_lost = tally.points_count_against(view) and view[SCORING] == NO_POINTS
    title = "A tie"
    for most in _NAMES:
        names = [_name_of(app, side, most) for side in winners]
        if names:
            verb = " lose" if is_lost else " win"
            if len(names) == 1 and names[0] != "You":
                verb += "s"
            title = ", ".join(names) + verb + ("" if is_lost else "!")
        if len(title) <= _room(app):
            break
    if is_lost or not winners:
        return title, ["the match" + in_hands, "the match"]
    if is_won or not here:
        ahead = _lead(view, order)
        below = [ahead + in_hands, ahead] if ahead else ["the match" + in_hands, "the match"]
        in_a_row = wins_in_a_row(app.saves, app.match) if here else 0
        if in_a_row > 1:
            below.insert(0, _in_words(in_a_row))
        return title, below
    if tally.has_target(view) and not tally.points_count_against(view):
        short = word(view, TARGET) - tally.counted(view, here[0])
        said = str(short) + (" point short" if short == 1 else " points short")
        if 0 < short <= word(view, TARGET) // _CLOSE:
            title = "So close!"
        if short > 0:
            return title, [said + ". Again?", said]
    return title, ["the match" + in_hands, "the match"]


def _in_words(in_a_row: int) -> str:
    """Return which win in a row it is, from the second on."""
    if in_a_row == MOST_IN_A_ROW:
        return str(in_a_row) + "+ wins in a row"
    return (
        str(in_a_row)
        + ("nd" if in_a_row == 2 else "rd" if in_a_row == 3 else "th")
        + " win in a row"
    )


def _room(app: "App") -> int:
    """Return how many letters of a headline are seen as they should be: twice as large."""
    return app.pages.geometry.size[0] // app.pages.geometry.doubled // 12


def _lead(view: bytearray, order: "list[int]") -> str:
    """Return by how much the first side is ahead of the second, in words; empty: by nothing."""
    if len(order) < 2 or view[SCORING] == AVERAGE:
        return ""
    ahead = abs(tally.counted(view, order[0]) - tally.counted(view, order[1]))
    unit = " hand" if view[SCORING] == NO_POINTS else " point"
    return str(ahead) + unit + ("" if ahead == 1 else "s") + " ahead" if ahead else ""
