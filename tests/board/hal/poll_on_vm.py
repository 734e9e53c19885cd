"""This program for MicroPython checks that the functions of a board take no heap in play.

It calls `poll`, `ticks_ms`, `tone`, `light` and `battery` for half a minute of frames, with
presses, long holds, overflows and a moving stick, if there is one. `pause` and `brightness` are
left out: MicroPython puts a float on the heap, a board does not.
"""

import sys

import analogio
import keypad
import supervisor

from tests.board.vm.shared.measure import free_of_heap

_FRAMES = 1500


class Play:
    """This plays frames; `seen` counts events, `kinds` has every bit that any of them had."""

    def __init__(self, opened):
        self.opened = opened
        self.seen = 0
        self.kinds = 0
        self.overflows = 0

    def run(self):
        frame = 0
        while frame < _FRAMES:
            supervisor.pass_ms(20)
            self.work(frame)
            self.drain()
            if frame % 50 == 0:
                self.opened.tone(440 + frame, 60)
                if self.opened.lights:
                    self.opened.light(frame % self.opened.lights, 0x102030)
                assert -1 <= self.opened.battery() <= 100
            frame += 1

    def drain(self):
        event = self.opened.poll()
        while event:
            self.seen += 1
            self.kinds |= event
            event = self.opened.poll()

    def work(self, frame):
        """Hold each key in turn for about a second, and at times overflow the queue."""
        for scanner in keypad.scanners:
            key = frame // 60 % scanner.count
            if frame % 60 == 0:
                scanner.events.record(key, True)
            elif frame % 60 == 45:
                scanner.events.record(key, False)
            elif frame % 400 == 50:
                scanner.events.overflowed = True
                self.overflows += 1
        analogio.levels["JOYSTICK_X"] = (frame * 331) & 0xFFFF
        analogio.levels["JOYSTICK_Y"] = (frame * 773) & 0xFFFF


def main():
    from hal.opening import open_board

    analogio.levels["JOYSTICK_X"] = analogio.levels["JOYSTICK_Y"] = 32768
    pin = sys.argv[1]  # of B, or its number in a shift register
    keypad.held = (int(pin) if pin.isdigit() else pin,)
    play = Play(open_board())
    assert play.opened.poll() & 255, "it is down already"
    free_of_heap(play.run)
    # Every button, and press, release, repeat, long.
    assert play.kinds == 0x700 | play.opened.buttons, hex(play.kinds)
    assert play.seen > 300, play.seen
    assert play.overflows > 2, play.overflows
    print("events:", play.seen)


main()
