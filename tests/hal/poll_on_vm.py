"""Runs on MicroPython: `poll`, `ticks_ms`, `tone` and `light` of the PyGamer take no heap.

Its CircuitPython modules are the few lines beside this file's test; `pause` is left out:
MicroPython puts a float on the heap, a board does not.
"""

from tests.vm.measure import free_of_heap


def main():
    import hal

    opened = hal.open_board()
    import analogio
    import keypad
    import supervisor

    class Play:
        """Half a minute of frames: presses, long holds, the stick, overflows, tones."""

        def __init__(self):
            self.seen = 0
            self.kinds = 0

        def run(self):
            frame = 0
            while frame < 1500:
                supervisor.clock[0] = (supervisor.clock[0] + 20) & 0x1FFFFFFF
                keypad.work(frame)
                analogio.stick[0] = (frame * 331) & 0xFFFF
                event = opened.poll()
                while event:
                    self.seen += 1
                    self.kinds |= event
                    event = opened.poll()
                if frame % 50 == 0:
                    opened.tone(440 + frame, 60)
                    opened.light(frame % opened.lights, 0x102030)
                opened.ticks_ms()
                frame += 1

    play = Play()
    free_of_heap(play.run)
    # Every button but up and down, and press, release, repeat, long.
    assert play.kinds == 0x7FF - 3, hex(play.kinds)
    assert play.seen > 300, play.seen
    assert keypad.overflows[0] > 2, keypad.overflows
    print("events:", play.seen)


main()
