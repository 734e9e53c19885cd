"""`python -m lab.fast.compiling OBJECTS FILE…` compiles modules in the current folder, in place.

OBJECTS: a folder for what the C compiler writes meanwhile. It is a process of its own because mypyc
and setuptools keep much in memory and end the process where they fail.
"""

import os
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]

_CHECKS = [
    "--strict",
    "--no-warn-unused-ignores",
    "--explicit-package-bases",
    "--follow-imports=silent",  # what is not compiled has been checked as source
    "--disable-error-code=misc",  # names that begin with `_` are read by other modules
]


def main(objects: str, paths: list[str]) -> None:
    """Compile; the process ends where it fails."""
    from lab.fast import ops

    ops.register()
    header = Path(__file__).with_name("ops.h")
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -Wno-error -include {header}"
    extensions = mypycify(
        [*_CHECKS, "--cache-dir", objects, *paths],
        opt_level="2",
        debug_level="0",
        target_dir=objects,
    )
    arguments = ["build_ext", "--inplace", "--build-temp", objects, "--build-lib", objects]
    setup(name="engine", packages=[], script_args=arguments, ext_modules=extensions)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
