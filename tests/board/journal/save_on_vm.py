"""Runs on MicroPython: what is saved comes back; a save leaves a little garbage, keeps nothing."""

import gc

import vm

from tests.board.vm.shared.measure import kept

KINDS = ((2, 8), (2, 1))
GARBAGE = 128  # bytes that a save may leave, for its checksum
PATH = "/wildhand.sav"
book = [None]
player = [None]
allocated = [0]


def no_sync():
    pass


def load():
    import journal.file

    before = gc.mem_alloc()
    assert journal.file.create(PATH, KINDS, no_sync) == journal.reasons.SAVED
    book[0] = journal.file.open_journal(PATH, KINDS, no_sync, 5, 7, (11,))
    gc.collect()
    print("journal:", gc.mem_alloc() - before, "bytes")


class Play:
    """A few saves of every size, as they come in play, each in a page of its own."""

    def __init__(self):
        from journal.book import page_for

        self.large = page_for(4072)
        self.whole = page_for(1500)
        self.small = page_for(35)
        self.settings = page_for(40)
        self.journal = book[0]
        self.refused = 0

    def run(self):
        for number in range(6):
            self.small[20 + number] = number
            save = self.journal.save_page(0, self.large, 4072, 11)
            save |= self.journal.save_page(0, self.whole, 1500, 11)
            save |= self.journal.save_page(0, self.small, 30 + number, 11)
            save |= self.journal.save_page(1, self.settings, 40, 0)
            self.refused |= save


def prepare():
    player[0] = Play()


def play():
    allocated[0] = gc.mem_alloc()
    _, taken = kept(player[0].run)
    assert player[0].refused == 0, player[0].refused
    assert 0 < taken <= 24 * GARBAGE, taken


def tell_kept():
    print("kept:", gc.mem_alloc() - allocated[0])


def resume():
    import journal.file

    again = journal.file.open_journal(PATH, KINDS, no_sync, 5, 7, (11,))
    record = again.newest(0)
    target = bytearray(4072)
    assert record.state == journal.reasons.OK and record.sequence == 18, record.sequence
    assert again.read_into(0, target) == 35
    assert bytes(target[:6]) == bytes(range(6))
    assert again.damaged(0) == again.damaged(1) == 0
    print("resumed")


def forget():
    book[0] = player[0] = None


# Garbage is collected between the steps.
for step in (load, prepare, play, tell_kept, forget, resume):
    vm.then(step)
