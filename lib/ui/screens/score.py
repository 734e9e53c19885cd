"""This screen is the score after a hand: who won and how, and a row for each side of the match.

A row is a lane on which the side's faces run as far as its points; cards that are left in its hands
are ticks at the end of the track. At first the bars grow, then the rows change places, two at a
time, until they are in the order of the match; any key lets all of it be there at once, and A does
nothing else then. The rest is in numbers on the screen "sheet".
"""

from micropython import const

from engine.public import is_same_side, player_of
from engine.state import layout
from engine.state.cards import COLORS
from engine.state.options import AVERAGE, NO_POINTS, SCORING, TARGET
from engine.state.seats import in_set, word
from hal.ticks import after, is_due
from ui.draw.face_tiles import CALM, GLAD, LIGHT, OUCH, SAD, SKIN, SLY, light_of, show_face
from ui.draw.faces import skin_of
from ui.draw.font import DOT, SPACE
from ui.draw.grids import OFFSCREEN, set_colors, set_tile, set_x
from ui.draw.lanes import NO_TICK, TICKS
from ui.draw.score_tiles import SMALL_FACES, SMALL_MOODS
from ui.keys import BACK, CHOOSE, MENU, UNO
from ui.match.match_bytes import PERSON
from ui.match.memory import ROOM_FOR_CONFETTI, ROOM_FOR_PLAY, forget, has_room
from ui.players import called, face_of, mark_of
from ui.screens import SCORE, tally
from ui.screens.after_hand import can_play_again, go_on, is_last, is_lost, is_stopped, play_again
from ui.screens.score_rows import marked_seats, write_side

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.score_page import ScorePage
    from ui.screens.fanfare import Fanfare

_GROWTH = const(8)  # steps in which bars grow
# By ui.match.setup.Setup.speed: milliseconds from one step to the next.
_STEP_MS = (0, 120, 70, 40)
_MOST_NAMED = const(3)  # winners in the title
_WHOLE = const(99)
_SHORT = const(3)
_LONGEST_NAME = const(10)


class Screen:
    """`_firsts` has the sides (`ui.screens.tally`), `_order` the side in each row.

    `_old`, `_new`, `_gains`: by side, what it had, has, and what the hand brought.
    `_left`: steps in which the bars still grow, -1: all is in its place.
    """

    page: "ScorePage"

    def __init__(self, app: "App") -> None:
        self.app = app
        self.page = app.page
        self._confetti = None
        self._fanfare: Fanfare | None = None
        self._left = -1
        self._due = 0
        self._firsts = b""
        self._order = bytearray()
        if has_room(ROOM_FOR_CONFETTI):
            from ui.screens.confetti import Confetti

            self._confetti = Confetti()

    def prepare(self) -> None:
        """Make the rows, for the numbers of a whole match.

        If this stays in memory during play, what draws the rest is loaded, too, and stays.
        """
        if self.app.has_pause_screens:
            import ui.screens.ending
            import ui.screens.score_words  # noqa: F401
        view = self.app.match.view
        self._firsts = firsts = tally.sides_of(view)
        self._order = bytearray(len(firsts))
        faces = letters = 1
        for first in firsts:
            members = [one for one in range(view[layout.PLAYERS]) if is_same_side(view, first, one)]
            faces = max(faces, min(len(members), 2))
            names = [called(player_of(view, one), _LONGEST_NAME) for one in members]
            count = len(members)  # whose names are cut alike, with a mark before and pluses between
            each = max([len("You")] + [len(name) for name in names])
            letters = max(letters, count * (each + 1) - 1 + (count > 1))
        self._per_row = faces
        self.are_bad = tally.points_count_against(view)
        digits = 3
        if view[SCORING] != NO_POINTS:
            digits = max(len(str(word(view, TARGET))), 3) if tally.has_target(view) else 4
        digits += view[SCORING] == AVERAGE
        skins = [face_of(view, player_of(view, first)) for first in firsts]
        self.page.make_rows(skins, (faces, letters, digits), self.are_bad)

    def enter(self) -> None:
        """Show the screen. The hands and points of all are public now.

        Without its rows it prepares them first, or loads what shows the end of a match, and is
        opened again.
        """
        app = self.app
        match = app.match
        is_match = is_last(app) and not app.tournament
        if not self._firsts:
            if is_match:
                import ui.screens.ending  # noqa: F401  # now: garbage is collected before it draws

                self._firsts = tally.sides_of(match.view)
            else:
                self.prepare()
            app.go("score")
            return
        match.hand_to(layout.NOBODY if match.persons != 1 else match.holder)
        self.view = view = match.view
        self.is_stopped = is_stopped(app)
        self.is_lost = is_lost(app)
        self.marked = marked_seats(app)
        moves = app.setup.speed and match.scored_at != view[layout.EVENT_COUNT]
        match.scored_at = view[layout.EVENT_COUNT]
        if is_match:
            self._show_ending(moves)
            return
        self._seat_sides()
        self._count()
        from ui.screens import score_words

        score_words.show_head(self)
        if not app.has_pause_screens:
            forget(score_words)
        self._begin(_GROWTH if moves else -1)
        app.show_page()
        if self._confetti and moves and self._is_cheered():
            self._confetti.begin(self.page, app.now)

    def _show_ending(self, moves: int) -> None:
        """Show the end of the match instead. moves: it is seen for the first time."""
        app = self.app
        from ui.screens import ending

        page, fanfare = ending.make_ending(app, tally.sides_of(self.view), self.marked)
        if not app.has_pause_screens:
            forget(ending)
        app.pages.pages[SCORE] = app.page = self.page = page  # type: ignore[assignment]
        self._left = -1
        app.show_page()
        if moves and fanfare:
            self._fanfare = fanfare
            if self._confetti and has_room(ROOM_FOR_PLAY):
                self._confetti.pieces = []
                self._confetti.begin(page, app.now)

    def _seat_sides(self) -> None:
        """Let sides have their own faces: players may have changed seats since the rows were made.

        GRD-33.
        """
        view = self.view
        self._firsts = firsts = tally.sides_of(view)
        for side in range(len(firsts)):
            number = face_of(view, player_of(view, firsts[side]))
            self.page.lanes.skins[side][SKIN] = skin_of(number)

    def _is_cheered(self) -> bool:
        """Did a last card win this hand for a person, or are there bots alone?"""
        view = self.view
        if view[layout.WAY_OVER] != layout.BY_LAST_CARD or self.is_lost:
            return False
        return self.is_ours()

    def is_ours(self) -> bool:
        """Is one of the marked seats a person's who plays here, or are there bots alone?"""
        for seat in range(self.view[layout.PLAYERS]):
            if self.marked >> seat & 1:
                player = player_of(self.view, seat)
                if not self.app.match.persons or self.app.match.people[player] == PERSON:
                    return True
        return False

    # What is counted.

    def _count(self) -> None:
        """Count all sides."""
        view = self.view
        firsts = self._firsts
        self._gains = [tally.gained(view, first) for first in firsts]
        self._new = [tally.counted(view, first) for first in firsts]
        self._old = self._new
        if view[SCORING] != AVERAGE:
            self._old = [max(self._new[i] - self._gains[i], 0) for i in range(len(firsts))]
        self._full = tally.full_bar(view, firsts)
        self._most_held = max([tally.held_by(view, first, layout.HAND_POINTS) for first in firsts])

    def _is_behind(self, values: "list[int]", one: int, other: int) -> bool:  # per frame
        """Is a side behind another one, by what they had or have?"""
        if self.are_bad:
            return values[one] > values[other]
        return values[one] < values[other]

    def _swap(self, values: "list[int]") -> int:  # per frame
        """Let the lowest row that is ahead of the one above change places with it.

        Return the upper one of the two rows, -1: all are in order.
        """
        order = self._order
        for row in range(len(order) - 1, 0, -1):
            if self._is_behind(values, order[row - 1], order[row]):
                order[row - 1], order[row] = order[row], order[row - 1]
                return row - 1
        return -1

    # The rows.

    def _begin(self, left: int) -> None:
        """Show the rows as they were before the hand; left -1: as they are now."""
        self._left = left
        order = self._order
        for i in range(len(order)):
            order[i] = i
        values = self._new if left < 0 else self._old
        while self._swap(values) >= 0:
            pass
        self._set_apart()
        self._due = after(self.app.now, 4 * _STEP_MS[self.app.setup.speed])

    def _value(self, side: int) -> int:  # per frame
        """Return what a side has in the picture of this step."""
        if self._left < 0:
            return self._new[side]
        old = self._old[side]
        return old + (self._new[side] - old) * (_GROWTH - self._left) // _GROWTH

    def _is_marked(self, side: int) -> int:  # per frame
        """Has a side won, or lost? Not 0 if so."""
        return self.marked >> self._firsts[side] & 1

    def _show(self, row: int) -> None:  # per frame
        """Show a row."""
        side = self._order[row]
        lanes = self.page.lanes
        is_out = in_set(self.view, layout.SITTING_OUT, self._firsts[side])
        letters = lanes.soft if is_out else lanes.ink
        is_first = self._is_marked(side) and not self.is_lost
        lanes.color(row, is_first, lanes.gold if is_first and self._left < 0 else letters)
        self._show_name(row, side)
        self._show_ticks(row, side)
        self._show_value(row)

    def _mood_of(self, row: int, side: int) -> int:  # per frame
        """Return how a side feels: who held the most is hurt, and who leads is sly."""
        if self._is_marked(side):
            return SAD if self.is_lost else GLAD
        held = tally.held_by(self.view, self._firsts[side], layout.HAND_POINTS)
        if self._most_held and held == self._most_held:
            return OUCH
        if self._left >= 0:
            return CALM
        return SLY if row == 0 else SAD if row == len(self._order) - 1 else CALM

    def _show_faces(self, row: int, side: int, pixels: int) -> None:  # per frame
        """Let a side's faces run where its bar ends."""
        view = self.view
        lanes = self.page.lanes
        first = self._firsts[side]
        mood = self._mood_of(row, side)
        i = 0
        for seat in range(view[layout.PLAYERS]):
            if i < self._per_row and is_same_side(view, first, seat):
                face = lanes.faces[row * self._per_row + i]
                set_colors(face, lanes.skins[side])
                player = player_of(view, seat)
                kind = not self.app.match.people[player]
                if lanes.places.face:
                    lanes.skins[side][LIGHT] = light_of(kind, mood)
                    show_face(face, kind, face_of(view, player), mood)
                else:
                    of_few = mood if mood <= SAD else SAD if mood == OUCH else CALM
                    set_tile(face, 0, SMALL_FACES + kind * SMALL_MOODS + of_few)
                lanes.run(face, pixels, i)
                i += 1
        for j in range(i, self._per_row):
            set_x(lanes.faces[row * self._per_row + j], OFFSCREEN)

    def _show_name(self, row: int, side: int) -> None:  # per frame
        view = self.view
        first = self._firsts[side]
        text = self.page.lanes.names[row]
        text.start(0)
        most = text.columns
        mark = mark_of(view, player_of(view, first)) if self._per_row > 1 else 0
        if mark:
            text.letter(mark)
            most -= 1
        write_side(text, view, first, self.app.match.holder, most)
        text.end()

    def _show_value(self, row: int) -> None:  # per frame
        """Show total and bar, and the faces at its end."""
        side = self._order[row]
        lanes = self.page.lanes
        value = self._value(side)
        text = lanes.totals[row]
        text.start(0)
        has_tenths = self.view[SCORING] == AVERAGE
        number = value // 10 if has_tenths else value
        for _ in range(text.room() - _digits(number) - (2 if has_tenths else 0)):
            text.letter(SPACE)  # `right` would take numbers too large for that many columns
        text.number(number)
        if has_tenths:
            text.letter(DOT)
            text.number(value % 10)
        pixels = lanes.places.pixels
        old = min(self._old[side] * pixels // self._full, pixels)
        new = min(value * pixels // self._full, pixels)
        lanes.fill(row, old, new)
        self._show_faces(row, side, new)

    def _show_ticks(self, row: int, side: int) -> None:  # per frame
        """Show a side's cards by color, at the end of its track; of too many some of each."""
        first = self._firsts[side]
        grid = self.page.lanes.ticks[row]
        room = grid.width
        left = tally.cards_left(self.view, first)
        shown = min(left, room)
        at = room - shown
        for i in range(at):
            set_tile(grid, i, NO_TICK)
        until = 0
        for color in range(COLORS + 1):
            until += tally.color_count(self.app.match.game, self.view, first, color)
            end = room - shown + (until * shown + left // 2) // left if left else room
            while at < end:
                set_tile(grid, at, TICKS + color)
                at += 1

    def _set_apart(self) -> None:  # per frame
        """Write those who have won in gold."""
        for row in range(len(self._order)):
            self._show(row)

    # Steps and keys.

    def tick(self, now: int) -> None:  # per frame
        """Let the bars grow, then the rows change places, and confetti fall."""
        confetti = self._confetti
        if confetti:
            confetti.tick(now)
        if self._fanfare:
            self._fanfare.tick(now)
        if self._left < 0:
            if not (confetti and confetti.left):
                self.app.is_finished = self.app.match.persons == 0
            return
        if not is_due(now, self._due):
            return
        self._due = after(now, _STEP_MS[self.app.setup.speed])
        if self._left:
            self._left -= 1
            for row in range(len(self._order)):
                if self._gains[self._order[row]]:
                    self._show_value(row)
            return
        row = self._swap(self._new)
        if row >= 0:
            self._due = after(now, 2 * _STEP_MS[self.app.setup.speed])
            self._show(row)
            self._show(row + 1)
        else:
            self._left = -1
            self._set_apart()

    def _end(self) -> bool:  # per frame
        """Let everything be in its place at once. Return False if it was."""
        if self._left < 0:
            return False
        self._left = -1
        while self._swap(self._new) >= 0:
            pass
        self._set_apart()
        return True

    def wish(self, wish: int) -> None:  # per frame
        """Go on, or show the sheet; any key ends what moves, and A does nothing else then."""
        was_moving = self._end()
        if self._confetti:
            self._confetti.skip()
        if self._fanfare:
            self._fanfare.stop()
        app = self.app
        if wish == CHOOSE:
            if not was_moving:
                self._go_on()
        elif wish == MENU:
            app.go("menu")
        elif wish == BACK and can_play_again(app):
            go_on(app)
        elif wish != UNO:
            app.go("sheet")

    def _go_on(self) -> None:
        if can_play_again(self.app):
            play_again(self.app)
        else:
            go_on(self.app)


def _digits(value: int) -> int:  # per frame
    """Return how many digits a number has."""
    digits = 1
    while value > 9:
        value //= 10
        digits += 1
    return digits
