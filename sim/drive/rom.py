"""Names that every board has in its ROM: a name of ours that is called like one costs nothing.

A board keeps the text of each name that it meets for the first time, some ten bytes with its place
in the table of names. What its firmware was built with is there already. Here stand those names
that CircuitPython's core has on every board, and MicroPython too (`tests/drive/test_rom.py` asks
it). Which of them may be called so in a file, the passes over names decide.
"""

import sys

# The first names of every build, in one order for the sake of .mpy files (`static_qstr_list` in
# CircuitPython's py/makeqstrdata.py), as far as they may be anybody's name. Not those that
# MicroPython's compiler knows wherever they stand (`const`, `range`, `super`, `micropython`), and
# not `next`, whose arguments `sim.checks` looks at.
_STATIC = """
ArithmeticError AssertionError AttributeError BaseException EOFError Ellipsis Exception
GeneratorExit ImportError IndentationError IndexError KeyError KeyboardInterrupt LookupError
MemoryError NameError NoneType NotImplementedError OSError OverflowError RuntimeError
StopIteration SyntaxError SystemExit TypeError ValueError ZeroDivisionError
abs all any append args bool builtins bytearray bytecode bytes callable chr classmethod clear
close copy count dict dir divmod end endswith eval exec extend find format from_bytes get
getattr globals hasattr hash id index insert int isalpha isdigit isinstance islower isspace
issubclass isupper items iter join key keys len list little locals lower lstrip main map
object open ord pop popitem pow print read readinto readline remove replace
repr reverse rfind rindex round rsplit rstrip send sep set setattr setdefault sort sorted split
start startswith staticmethod step stop str strip sum throw to_bytes tuple type update upper
value values write zip
"""

# What types and functions are called that need no import (py/modbuiltins.c, py/obj*.c).
_BUILT_IN = """
min max bin hex oct reversed enumerate filter float frozenset memoryview property getter setter
deleter slice delattr NotImplemented StopAsyncIteration UnicodeError center partition rpartition
splitlines encode decode fromkeys add discard difference difference_update intersection
intersection_update isdisjoint issubset issuperset symmetric_difference union
bound_method closure function generator iterator module dict_view
"""

# Modules of Python that CircuitPython brings to each board that has a display, and what is in them.
_MODULES = """
math acos asin atan atan2 ceil copysign cos degrees e exp fabs floor fmod frexp isfinite isinf
isnan ldexp log modf pi radians sin sqrt tan trunc
struct calcsize pack pack_into unpack unpack_from
random choice getrandbits randint randrange seed uniform
os chdir getcwd getenv listdir mkdir rename rmdir stat statvfs sync unlink
io BytesIO StringIO getvalue seek tell flush readlines
collections OrderedDict deque namedtuple popleft appendleft
sys argv byteorder exit implementation maxsize modules path platform stderr stdin stdout version
version_info
gc collect disable enable isenabled mem_alloc mem_free
errorcode EPERM ENOENT EIO EAGAIN ENOMEM EACCES EEXIST ENODEV EISDIR EINVAL
json loads load dumps dump
re match search sub group
binascii hexlify unhexlify a2b_base64 b2a_base64 crc32
array time sleep
mount umount mkfs ilistdir ioctl readblocks writeblocks file mode buffering encoding default input
help
"""


def _sorted(text: str) -> tuple[str, ...]:
    """The shortest first, since files hold them."""
    return tuple(sorted(set(text.split()), key=lambda name: (len(name), name)))


# The surest first. None of them is a keyword, none has underscores around it.
NAMES = tuple(dict.fromkeys(_sorted(_STATIC + _BUILT_IN) + _sorted(_MODULES)))

# Such as a module of ours may have: no capital letters, and no module of Python or of a board.
MODULES = tuple(
    name
    for name in NAMES
    if name.islower() and name not in sys.stdlib_module_names and name != "help"
)

# What the machine asks of objects by itself: no attribute of ours may be called so.
ASKED = frozenset(("args", "value", "errno"))
