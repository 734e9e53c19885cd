"""This module runs a trial: save after save, cut at every operation, with checks after every cut.

The board must find the newest committed save of every kind, or, of the kind that was being saved,
the one in flight; never an older one, never a mixture. No byte of another file may change.
After some of the cuts the board continues: it resumes, saves again, and is cut again.
"""

from dataclasses import dataclass
from random import Random

from sim.faults.cuts import ORDERS, images, reordered
from sim.faults.drive import Drive
from sim.faults.flash import Image
from sim.faults.savers import Make
from sim.faults.volume import NotMounted

LARGEST = (4072, 488, 1000)  # payloads of each kind
_SECOND_CUTS = 12

Saves = list[bytes | None]


@dataclass
class Tally:
    """Counts over trials; `failed`: a board that continued after a cut lost a save."""

    cuts: int = 0
    again: int = 0  # of these, cuts of a board that had resumed
    lost: int = 0
    changed: int = 0
    failed: int = 0

    def add(self, other: "Tally") -> None:
        """Add another tally."""
        self.cuts += other.cuts
        self.again += other.again
        self.lost += other.lost
        self.changed += other.changed
        self.failed += other.failed

    def is_clean(self) -> bool:
        """Was nothing lost?"""
        return self.lost == self.changed == self.failed == 0


class Trial:
    """Runs one method of saving on one drive. One of `every` cuts is followed by a resume."""

    def __init__(self, drive: Drive, make: Make, seed: int, every: int) -> None:
        self._drive = drive
        self._make = make
        self._random = Random(seed)
        self._every = every
        self._saver = make(drive.driver, None)
        self._committed: Saves = [self._saver.newest(kind) for kind in range(self._saver.kinds)]
        self.tally = Tally()

    def run(self, saves: int, smallest: int = 1) -> Tally:
        """Save `smallest` bytes or more each time, cut in order and in one other order."""
        for number in range(saves):
            kind = self._kind(number)
            low = min(smallest, LARGEST[kind])
            payload = self._random.randbytes(self._random.randint(low, LARGEST[kind]))
            flash = self._drive.flash
            base = list(flash.image)
            flash.log.clear()
            self._saver.save(kind, payload)
            assert flash.refused == 0, "a driver programmed what was not erased"
            for order in (ORDERS[0], ORDERS[1 + number % 3]):
                operations = reordered(flash.log, order, self._random)
                touched = {operation.sector for operation in operations}
                for image in images(base, operations, self._random):
                    self._cut(image, base, touched, kind, payload)
            self._committed[kind] = payload
        return self.tally

    def _kind(self, number: int) -> int:
        """Return the match three times, then one of the others in turn."""
        others = self._saver.kinds - 1
        return 1 + number // 4 % others if others and number % 4 == 3 else 0

    def _cut(self, image: Image, base: Image, touched: set[int], kind: int, payload: bytes) -> None:
        self.tally.cuts += 1
        self.tally.changed += self._drive.has_others_changed(image, base, touched)
        found = self._found(image, touched)
        if found is None or not _is_kept(found, self._committed, kind, payload):
            self.tally.lost += 1
        elif self.tally.cuts % self._every == 0:
            self._go_on(image, base, touched, found)

    def _found(self, image: Image, touched: set[int]) -> Saves | None:
        """Return what a board that starts with this image would resume."""
        try:
            driver, volume = self._drive.mount(image, touched)
        except NotMounted:
            return None
        saver = self._make(driver, volume)
        return [saver.newest(kind) for kind in range(saver.kinds)]

    def _go_on(self, image: Image, base: Image, touched: set[int], before: Saves) -> None:
        """Resume after a cut, save once more, and cut again at a dozen places."""
        driver, volume = self._drive.mount(image, touched)
        saver = self._make(driver, volume)
        driver.flash.log.clear()
        kind = self._random.randrange(saver.kinds)
        payload = self._random.randbytes(self._random.randint(1, LARGEST[kind]))
        try:
            saver.save(kind, payload)
        except (OSError, AssertionError):  # of a control whose drive is damaged
            self._count_again(False, image, base, touched)
            return
        order = self._random.choice(ORDERS)
        operations = reordered(driver.flash.log, order, self._random)
        both = touched | {operation.sector for operation in operations}
        left = list(images(image, operations, self._random))
        chosen = self._random.sample(left[:-1], min(_SECOND_CUTS, len(left) - 1))
        for second in chosen:
            found = self._found(second, both)
            is_kept = found is not None and _is_kept(found, before, kind, payload)
            self._count_again(is_kept, second, base, both)
        found = self._found(left[-1], both)
        is_kept = found is not None and found[kind] == payload
        self._count_again(is_kept, left[-1], base, both)

    def _count_again(self, is_kept: bool, image: Image, base: Image, touched: set[int]) -> None:
        self.tally.cuts += 1
        self.tally.again += 1
        self.tally.failed += not is_kept
        self.tally.changed += self._drive.has_others_changed(image, base, touched)


def _is_kept(found: Saves, committed: Saves, kind: int, payload: bytes) -> bool:
    """Are the committed saves there, or the one in flight in its place?"""
    in_flight = list(committed)
    in_flight[kind] = payload
    return found in (committed, in_flight)
