"""This module installs CircuitPython's modules that Blinka lacks or implements wrongly.

`install(desk)` may be called again with another desk: the modules stay the same objects,
so modules imported before see the new desk.

`board`       board_id, DISPLAY, a pin BUTTON_NAME for each button, STORAGE; and what no board
              has: WAIT, which takes the idle time of the simulator's HAL, SYNC, which does nothing
              (a computer keeps what a killed program wrote), TONE, LIGHT, LIGHTS
`keypad`      `sim.board.keypad`
`sys.path`    ends in the folder that has `art`, the sheets that a drive has in `lib/art`
`supervisor`  ticks_ms, runtime, reload, set_next_code_file
`storage`     remount, getmount

`present(desk, parts)` installs another board's modules: its own pins and parts, and no
others. Its drive is read-only, as if the computer owned it.
"""

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

from sim.board import keypad, sheets, strict
from sim.board.clock import ticks_ms
from sim.board.desk import Desk
from sim.board.parts import Parts, mount
from tools import assets

BOARD_ID = "wildhand_simulator"

_modules = {name: ModuleType(name) for name in ("board", "supervisor", "storage")}


def install(desk: Desk, storage: str | None = None) -> None:
    """Make desk the board that the program runs on."""
    strict.install()
    sheets.install()
    assets.make()
    _fill("board", _board_names(desk, storage))
    _fill("supervisor", _supervisor_names(desk))
    _fill("storage", {"remount": _ignore, "getmount": _getmount})
    sys.modules["keypad"] = keypad


def present(desk: Desk, parts: Parts, is_read_only: bool = True) -> None:
    """Make desk a board of another kind; its `pause` gives the idle time to the desk."""
    install(desk)
    desk.display.can_dim = parts.model.can_dim
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
    names["SYNC"] = _ignore
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
    """Do nothing: this has no meaning on a computer."""


def _getmount(_path: str) -> Any:
    return SimpleNamespace(readonly=False, label="WILDHAND")


def _leave() -> None:
    """End the program, where a reload on a board would restart it."""
    raise SystemExit(0)
