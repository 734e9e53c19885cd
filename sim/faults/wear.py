"""This module computes how much a save wears the flash: erases of the busiest sector.

A sector endures about 100,000 erases, so the figure tells how long a drive lasts.
"""

from collections import Counter

from sim.faults.drive import Drive, Model
from sim.faults.savers import JournaledInTheApp

SIZE = 1500  # bytes of a save in a game for four
_SAVES = 160  # every slot of the app ten times


def erases(model: Model) -> float:
    """Return the busiest sector's erases in 1,000 saves of a match; a scratch sector's, if any."""
    drive = Drive(model, JournaledInTheApp.content(), 3, False)
    saver = JournaledInTheApp(drive.driver)
    drive.flash.log.clear()
    for number in range(_SAVES):
        saver.save(0, bytes([number]) * SIZE)
    count = Counter(operation.sector for operation in drive.flash.log if not operation.page)
    return max(count.values()) * 1000 / _SAVES
