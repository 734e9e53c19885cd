"""This module teaches mypyc to read and write bytes without making an object of each.

mypyc compiles `s[at]` of a bytearray to a call of Python's own machinery, which takes and returns
objects; the engine does hardly anything else. `register` gives it functions for that (ops.h). Each
raises what Python would raise.
"""

from mypyc.ir.ops import ERR_FALSE, ERR_MAGIC
from mypyc.ir.rtypes import (
    RType,
    bit_rprimitive,
    bytearray_rprimitive,
    bytes_rprimitive,
    int_rprimitive,
    object_rprimitive,
    short_int_rprimitive,
)
from mypyc.primitives.registry import method_call_ops, method_op

# Of several functions that fit, mypyc takes that of the highest priority. Its own for lists and
# dicts have 1, and the one for any object and index 0: it is registered anew, behind one for ints.
_FIRST = 5
_OF_ANY = 0
_LAST = -1

# function, of what, index, what it gives, priority
_READS: tuple[tuple[str, RType, RType, RType, int], ...] = (
    ("FastByteArray_Get", bytearray_rprimitive, int_rprimitive, short_int_rprimitive, _FIRST),
    ("FastBytes_Get", bytes_rprimitive, int_rprimitive, short_int_rprimitive, _FIRST),
    # a bytearray or a memoryview
    ("FastObject_Get", object_rprimitive, int_rprimitive, object_rprimitive, _OF_ANY),
    ("PyObject_GetItem", object_rprimitive, object_rprimitive, object_rprimitive, _LAST),
)


def register() -> None:
    """Make mypyc, in this process, use the functions of ops.h."""
    method_call_ops["__getitem__"] = [
        op for op in method_call_ops["__getitem__"] if op.priority != _OF_ANY
    ]
    for name, of, index, gives, priority in _READS:
        method_op(
            name="__getitem__",
            arg_types=[of, index],
            return_type=gives,
            c_function_name=name,
            error_kind=ERR_MAGIC,
            priority=priority,
        )
    method_op(
        name="__setitem__",
        arg_types=[bytearray_rprimitive, int_rprimitive, int_rprimitive],
        return_type=bit_rprimitive,
        c_function_name="FastByteArray_Set",
        error_kind=ERR_FALSE,
        priority=_FIRST,
    )
    method_op(
        name="find",
        arg_types=[bytearray_rprimitive, object_rprimitive, int_rprimitive, int_rprimitive],
        return_type=int_rprimitive,
        c_function_name="FastByteArray_Find",
        error_kind=ERR_MAGIC,
        priority=_FIRST,
    )
