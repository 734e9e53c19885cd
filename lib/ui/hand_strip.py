"""A hand of cards at the bottom: sorted by color, playable cards raised, a cursor.

Cards lie in two rows of tiles, one some pixels higher; a card is shown in one of them. A
hand wider than the screen scrolls with the cursor, arrows on either side tell so.

`cards` holds `count` cards in the order shown, `marks` whether each can be played.
"""

import displayio

from engine.cards import FIRST_WILD_KIND, KIND_MASK, NO_CARD
from engine.layout import NOBODY
from ui.card_tiles import FACE_NONE, PAPER_NONE, face_of, paper_of
from ui.font import CELL_WIDTH, FIRST, MORE_LEFT, MORE_RIGHT
from ui.geometry import CARD_WIDTH, RAISED
from ui.text import CHANGED, set_tile


class HandStrip:
    """group: the page that it is put on."""

    def __init__(
        self, geometry: "Geometry", sheets: "Sheets", group: displayio.Group, capacity: int
    ) -> None:
        self.cards = bytearray(capacity)
        self.marks = bytearray(capacity)
        self.count = 0
        self.first = 0
        self.shown = geometry.cards
        self._x = geometry.hand_x  # of a hand that leaves no room
        self.rows = []
        for raised in (0, RAISED):
            self.rows.append(sheets.paper(self._x, geometry.hand_y - raised, self.shown))
            self.rows.append(sheets.face(self._x, geometry.hand_y - raised, self.shown))
        for row in self.rows:
            group.append(row)
        self._frame = displayio.TileGrid(sheets.frame, pixel_shader=sheets.gold)
        self._frame.hidden = True
        group.append(self._frame)
        self._dim = sheets.dim_hues
        x = max(self._x - CELL_WIDTH, 0)
        self._before = sheets.text(sheets.gold, 1, 1, x, geometry.hand_y + 7).grid
        x = min(self._x + self.shown * CARD_WIDTH, geometry.width - CELL_WIDTH + 1)
        self._after = sheets.text(sheets.gold, 1, 1, x, geometry.hand_y + 7).grid
        group.append(self._before)
        group.append(self._after)

    def take(self, view: bytearray, at: int, count: int) -> None:  # per frame
        """Take count cards of a view from an offset, sorted; none is marked."""
        cards = self.cards
        for n in range(count):
            card = view[at + n] & KIND_MASK
            order = _order(card)
            i = n
            while i and _order(cards[i - 1]) > order:
                cards[i] = cards[i - 1]
                i -= 1
            cards[i] = card
        self.lay(count)

    def take_backs(self, count: int) -> None:  # per frame
        """Take a hand of which nothing but the number of cards is known."""
        for n in range(count):
            self.cards[n] = NO_CARD
        self.lay(count)

    def lay(self, count: int) -> None:  # per frame
        """Let so many of `cards` be the hand; none is marked."""
        for n in range(count):
            self.marks[n] = 0
        self.count = count

    def mark(self, card: int) -> None:  # per frame
        """Mark all cards of a kind as playable."""
        for i in range(self.count):
            if self.cards[i] == card:
                self.marks[i] = 1

    def place_of(self, card: int) -> int:  # per frame
        """Where a card of a kind lies in the hand; 0 if there is none."""
        for i in range(self.count):
            if self.cards[i] == card:
                return i
        return 0

    def next_card(self, card: int, mark: int) -> int:  # per frame
        """The next place after one whose card can be played, or not (0); NOBODY: there is none."""
        card += 1
        while card < self.count:
            if self.marks[card] == mark:
                return card
            card += 1
        return NOBODY

    def first_marked(self) -> int:  # per frame
        """Where the first playable card lies, NOBODY if there is none."""
        return self.next_card(-1, 1)

    def show(self, cursor: int, is_dim: bool) -> None:  # per frame
        """Draw; cursor: the card that it is on, NOBODY for none; is_dim: marks count."""
        self._scroll(cursor)
        self._center()
        self._dress(is_dim)
        rows = self.rows
        for column in range(self.shown):
            place = self.first + column
            raised = 0
            paper = PAPER_NONE
            face = FACE_NONE
            if place < self.count:
                raised = 2 * self.marks[place]
                paper = paper_of(self.cards[place])
                face = face_of(self.cards[place])
            set_tile(rows[raised], column, paper)
            set_tile(rows[raised + 1], column, face)
            set_tile(rows[2 - raised], column, PAPER_NONE)
            set_tile(rows[3 - raised], column, FACE_NONE)
        self._point(cursor)
        set_tile(self._before, 0, MORE_LEFT - FIRST if self.first > 0 else 0)
        is_more = self.first + self.shown < self.count
        set_tile(self._after, 0, MORE_RIGHT - FIRST if is_more else 0)

    def _dress(self, is_dim: bool) -> None:  # per frame
        """Let cards that are not raised be dim, or as bright as the others."""
        row = self.rows[0]
        hues = self._dim if is_dim else self.rows[2].pixel_shader
        if row.pixel_shader != hues:
            row.pixel_shader = hues
            CHANGED[0] = 1

    def _scroll(self, cursor: int) -> None:  # per frame
        """Keep the cursor in view, with a neighbor on either side."""
        last = max(self.count - self.shown, 0)
        first = self.first
        if cursor != NOBODY:
            if cursor < first + 1:
                first = cursor - 1
            elif cursor > first + self.shown - 2:
                first = cursor + 2 - self.shown
        self.first = max(min(first, last), 0)

    def _center(self) -> None:  # per frame
        """A hand that leaves room lies in the middle."""
        free = max(self.shown - self.count, 0) * CARD_WIDTH // 2
        if self.rows[0].x != self._x + free:
            for row in self.rows:
                row.x = self._x + free
            CHANGED[0] = 1

    def _point(self, cursor: int) -> None:  # per frame
        frame = self._frame
        hidden = cursor == NOBODY or cursor >= self.count
        if frame.hidden != hidden:
            frame.hidden = hidden
            CHANGED[0] = 1
        if hidden:
            return
        x = self.rows[0].x + (cursor - self.first) * CARD_WIDTH
        y = self.rows[2 * self.marks[cursor]].y
        if frame.x != x or frame.y != y:
            frame.x = x
            frame.y = y
            CHANGED[0] = 1


def _order(kind: int) -> int:  # per frame
    """The place of a kind in a sorted hand: by color, then by face; wilds are the last."""
    return (kind & 3) << 4 | kind >> 2 if kind < FIRST_WILD_KIND else kind


if False:
    from ui.geometry import Geometry
    from ui.sheets import Sheets
