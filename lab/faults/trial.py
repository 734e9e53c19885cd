"""This module runs a trial: save after save, cut at every operation, with checks after every cut.

The board must find the newest committed save of every kind, or, of the kind that was being saved,
the one in flight; never an older one, never a mixture. No byte of another file may change.
After some of the cuts the board continues: it resumes, saves again, and is cut again.
"""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

from lab.faults.device import ORDERS, Device, Image, Model, images, reordered
from lab.faults.drive import Drive

LARGEST = (4072, 488, 1000)  # payloads of each kind
_SECOND_CUTS = 12
Saves = list[bytes | None]


class Tally(Counter[str]):
    """Counts over trials, by name.

    cuts; again: those of a board that had resumed; lost: saves; failed: the same of such a board;
    changed: other files.
    """

    def is_clean(self) -> bool:
        """Was nothing lost?"""
        return not self["lost"] + self["changed"] + self["failed"]


@dataclass(frozen=True)
class Method:
    """A method of saving, where and how long it is tried, and its expected result."""

    name: str
    saver: type[Any]
    models: tuple[Model, ...]
    offsets: int
    saves: int
    every: int  # one of so many cuts is followed by a resume
    least: int = -1  # cuts without a loss; -1: a control, which must lose a save
    is_fragmented: bool = False


class Trial:
    """Runs one method of saving on one drive."""

    def __init__(self, method: Method, model: Model, offset: int, seed: int) -> None:
        self._saver = saver = method.saver
        self._drive: Drive = saver.drive(model, saver.content, offset, method.is_fragmented)
        self._random = Random(seed)
        self._every = method.every
        self.tally = Tally()

    def run(self, saves: int, smallest: int = 1) -> Tally:
        """Save `smallest` bytes or more each time, cut in order and in one other order."""
        device = self._mount(self._drive.image)
        saver = self._saver(device, self._drive)
        committed: Saves = [saver.newest(kind) for kind in range(self._saver.kinds)]
        for number in range(saves):
            kind = (number // 4 + 1) % self._saver.kinds if number % 4 == 3 else 0
            low = min(smallest, LARGEST[kind])
            payload = self._random.randbytes(self._random.randint(low, LARGEST[kind]))
            base = list(device.image)
            device.log.clear()
            saver.save(kind, payload)
            for order in (ORDERS[0], ORDERS[1 + number % 3]):
                operations = reordered(device.log, order, self._random)
                for image in images(base, operations, self._random):
                    self._cut(image, base, committed, kind, payload)
            committed[kind] = payload
        return self.tally

    def _mount(self, image: Image) -> Device:
        return Device(self._drive.model, list(image))

    def _cut(self, image: Image, base: Image, committed: Saves, kind: int, payload: bytes) -> None:
        self.tally["cuts"] += 1
        self.tally["changed"] += self._drive.has_others_changed(image, base)
        found = self._found(image)
        if not _is_kept(found, committed, kind, payload):
            self.tally["lost"] += 1
        elif self.tally["cuts"] % self._every == 0:
            self._go_on(image, base, found)

    def _found(self, image: Image) -> Saves:
        """Return what a board that starts with this image would resume."""
        saver = self._saver(self._mount(image), self._drive)
        return [saver.newest(kind) for kind in range(self._saver.kinds)]

    def _go_on(self, image: Image, base: Image, before: Saves) -> None:
        """Resume after a cut, save once more, and cut again at a dozen places."""
        device = self._mount(image)
        saver = self._saver(device, self._drive)
        kind = self._random.randrange(self._saver.kinds)
        payload = self._random.randbytes(self._random.randint(1, LARGEST[kind]))
        try:
            saver.save(kind, payload)
        except (OSError, AssertionError):  # of a control whose drive is damaged
            return self._count_again(False, image, base)
        operations = reordered(device.log, self._random.choice(ORDERS), self._random)
        left = list(images(image, operations, self._random))
        chosen = self._random.sample(left[:-1], min(_SECOND_CUTS, len(left) - 1))
        for second in chosen:
            is_kept = _is_kept(self._found(second), before, kind, payload)
            self._count_again(is_kept, second, base)
        self._count_again(self._found(left[-1])[kind] == payload, left[-1], base)

    def _count_again(self, is_kept: bool, image: Image, base: Image) -> None:
        self.tally["cuts"] += 1
        self.tally["again"] += 1
        self.tally["failed"] += not is_kept
        self.tally["changed"] += self._drive.has_others_changed(image, base)


def _is_kept(found: Saves, committed: Saves, kind: int, payload: bytes) -> bool:
    """Are the committed saves there, or the one in flight in its place?"""
    in_flight = list(committed)
    in_flight[kind] = payload
    return found in (committed, in_flight)
