"""This package defines what the game may ask of a board; nothing above it knows a pin or a driver.

`hal.opening.open_board()` finds out which board this is and returns one object. A board is one
file, `hal/boards/<board_id>.py`: a table of pins for `hal.wired` or, where a table is not enough, a
function `open_board()`. docs/porting.md shows how to write one. The object has:

`display`   a displayio display: `width`, `height`, `root_group`, `refresh()`. Its
            `auto_refresh` is False: whoever changes the picture calls `refresh()`.
`buttons`   int, the mask of the logical buttons that exist, from the bits of
            `hal.buttons`: UP DOWN LEFT RIGHT A B START SELECT. Every board has A and B.
            `ui.keys` decides what they mean.
`poll()`    -> int, the next button event, 0 if there is none. The low byte is the
            button's bit; alone it is a press. With RELEASED it is a release, with
            REPEAT a further step of a button held down (after 400 ms, then every
            120 ms), with LONG, once, a button held for 500 ms. Events come in the
            order in which they happened; a board with two scanners keeps the order
            within each. If the board lost events, it forgets all held buttons and
            sends no release for them.
`ticks_ms()`  -> int, milliseconds that wrap at 2**29. The difference of two readings
            is `hal.ticks.since(now, then)`, never a subtraction.
`pause(ms)` sleep about ms milliseconds: called once a frame, when nothing else is due.
`brightness(percent)`  set the screen's brightness, 0 to 100; ignored where it is fixed.
`can_dim`   False: it is fixed.
`battery()` -> int, charge in percent, -1 if unknown. It takes a few milliseconds on some
            boards, too long for every frame.
`tone(frequency_hz, ms)`  start a tone and return at once; 0 Hz is silence.
`volume(percent)`  set the volume of the next tones, 0 (silent) to 100 (the initial one).
`can_sound` False: no tone will ever be heard.
`light(index, rgb)`  set a light, 0 <= index < `lights`, to 0xRRGGBB. A board without
            speaker or lights ignores these calls; `lights` is then 0.
`seed_into(buffer)`  fill a bytearray with random bytes.
`storage`   the path of a directory that may be written to, or None.
`files`     the prefix of paths of texts that are only read from the drive.
`sync()`    return when everything written to `storage` is safe. Raises OSError if it is not.

`poll`, `ticks_ms`, `pause`, `brightness`, `battery`, `tone`, `volume`, `light`, `sync` allocate
nothing.
"""
