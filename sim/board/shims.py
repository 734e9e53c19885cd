"""Puts CircuitPython's modules in place: those that Blinka lacks, and those it has wrong.

`install(desk)` may be called again with another desk: the modules stay the same objects,
so what was imported before sees the new desk.

`board`       board_id, DISPLAY, a pin BUTTON_NAME for each button, STORAGE; and what no board
              has: WAIT, where the simulator's HAL gives its idle time away, TONE, LIGHT, LIGHTS
`keypad`      `sim.board.keypad`
`sys.path`    ends in the folder that has `art`, the sheets that a drive has in `lib/art`
`supervisor`  ticks_ms, runtime, reload, set_next_code_file
`storage`     remount, getmount

`present(desk, parts)` puts another board's modules in place: its own pins and parts, and
of other parts none. Its drive cannot be written to: it would be the computer's.
"""

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

from sim import art
from sim.board import keypad, sheets, strict
from sim.board.clock import ticks_ms
from sim.board.desk import Desk
from sim.board.parts import Parts, mount

BOARD_ID = "wildhand_simulator"

_modules = {name: ModuleType(name) for name in ("board", "supervisor", "storage")}


def install(desk: Desk, storage: str | None = None) -> None:
    """Make desk the board that the program runs on."""
    strict.install()
    sheets.install()
    art.make()
    _fill("board", _board_names(desk, storage))
    _fill("supervisor", _supervisor_names(desk))
    _fill("storage", {"remount": _ignore, "getmount": _getmount})
    sys.modules["keypad"] = keypad


def present(desk: Desk, parts: Parts, is_read_only: bool = True) -> None:
    """Make desk a board of another kind; its `pause` gives the idle time to the desk."""
    install(desk)
    names = parts.pin_names()
    if parts.definition.has_display:
        names["DISPLAY"] = desk.display
    _fill("board", names)
    _fill("storage", {"remount": _ignore, "getmount": mount(parts.model, is_read_only)})
    sys.modules.update(parts.modules)  # type: ignore[arg-type]  # None: there is no such module


def _fill(name: str, names: dict[str, Any]) -> None:
    module = _modules[name]
    for old in [old for old in vars(module) if not old.startswith("__")]:
        delattr(module, old)
    vars(module).update(names)
    module.__doc__ = f"`{name}` as the desktop board has it."
    sys.modules[name] = module


def _board_names(desk: Desk, storage: str | None) -> dict[str, Any]:
    names: dict[str, Any] = {"BUTTON_" + button: button for button in desk.buttons}
    names["board_id"] = BOARD_ID
    names["DISPLAY"] = desk.display
    names["STORAGE"] = storage
    names["WAIT"] = desk.wait
    names["TONE"] = desk.sound
    names["LIGHT"] = desk.light
    names["LIGHTS"] = len(desk.lights)
    return names


def _supervisor_names(desk: Desk) -> dict[str, Any]:
    runtime = SimpleNamespace(
        autoreload=True,
        display=desk.display,
        serial_connected=False,
        usb_connected=False,
        serial_bytes_available=0,
    )
    return {
        "ticks_ms": lambda: ticks_ms(desk.clock),
        "runtime": runtime,
        "reload": _leave,
        "set_next_code_file": _ignore,
        "get_previous_traceback": lambda: None,
    }


def _ignore(*_args: object, **_named: object) -> None:
    """What means nothing on a computer."""


def _getmount(_path: str) -> Any:
    return SimpleNamespace(readonly=False, label="WILDHAND")


def _leave() -> None:
    """A reload starts the program anew; here it ends it."""
    raise SystemExit(0)
