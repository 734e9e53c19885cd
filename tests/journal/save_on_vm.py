"""Runs on MicroPython: what is saved comes back, and saving takes nothing from the heap."""

import gc

import vm

from tests.vm.measure import free_of_heap

KINDS = ((2, 8), (2, 1))
PATH = "/wildhand.sav"
book = [None]


def no_sync():
    pass


def load():
    import journal

    before = gc.mem_alloc()
    assert journal.create(PATH, KINDS, no_sync) == journal.SAVED
    book[0] = journal.open_journal(PATH, KINDS, no_sync, 5, 7, (11,))
    gc.collect()
    print("journal:", gc.mem_alloc() - before, "bytes")


class Play:
    """A few saves of every size, as they come in play: whole buffers and parts of one."""

    def __init__(self):
        self.whole = bytearray(b"match" * 300)
        self.large = bytearray(4072)
        self.settings = bytearray(40)
        self.journal = book[0]
        self.refused = 0

    def run(self):
        save = 0
        for number in range(6):
            self.large[number] = number
            save = self.journal.save(0, self.large, 4072, 11)
            save |= self.journal.save(0, self.whole, 1500, 11)
            save |= self.journal.save(0, self.large, 30 + number, 11)
            save |= self.journal.save(1, self.settings, 40, 0)
            self.refused |= save


def play():
    play = Play()
    free_of_heap(play.run)
    assert play.refused == 0, play.refused
    print("saved without heap")


def resume():
    import journal

    again = journal.open_journal(PATH, KINDS, no_sync, 5, 7, (11,))
    record = again.newest(0)
    target = bytearray(4072)
    assert record.state == journal.OK and record.sequence == 36, record.sequence
    assert again.read_into(0, target) == 35
    assert bytes(target[:6]) == bytes(range(6))
    assert again.damaged(0) == again.damaged(1) == 0
    print("resumed")


def forget():
    book[0] = None


for step in (load, play, forget, resume):
    vm.then(step)
