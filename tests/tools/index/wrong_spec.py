"""This module loads a declaration of engine/spec with one passage changed, as if written so."""

import types
from pathlib import Path

SPEC = Path(__file__).resolve().parents[3] / "engine" / "spec"


def spec_with(name: str, before: str, after: str) -> tuple[types.ModuleType, int]:
    """Return the module with the only such passage changed, and the line where that begins."""
    path = SPEC / f"{name}.py"
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{text.count(before)} passages: {before}"
    module = types.ModuleType(name)
    module.__dict__["__name__"] = f"engine.spec.{name}"
    exec(compile(text.replace(before, after), str(path), "exec"), module.__dict__)
    return module, text[: text.index(before)].count("\n") + 1
