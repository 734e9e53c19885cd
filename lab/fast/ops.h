/* Bytes read and written without an object for each: see ops.py.

A CPyTagged is an int: twice its value if it is small, else a pointer with the lowest bit set.
CPY_INT_TAG alone means that an exception is set. The files of mypyc's own runtime include this
header too, but before CPy.h can be found; they need nothing of it. */
#ifndef WILDHAND_OPS_H
#define WILDHAND_OPS_H
#if __has_include("CPy.h")
#include <Python.h>
#include "CPy.h"

/* Return the place of an index in a row of `size` bytes, -1 if it is outside. */
static inline Py_ssize_t fast_place(CPyTagged index, Py_ssize_t size) {
    if (unlikely(index & CPY_INT_TAG)) return -1;
    Py_ssize_t at = (Py_ssize_t)index >> 1;
    if (unlikely(at < 0)) at += size;
    return likely((size_t)at < (size_t)size) ? at : -1;
}

static inline CPyTagged FastByteArray_Get(PyObject *bytes, CPyTagged index) {
    Py_ssize_t at = fast_place(index, Py_SIZE(bytes));
    if (likely(at >= 0)) return (CPyTagged)(unsigned char)PyByteArray_AS_STRING(bytes)[at] << 1;
    PyErr_SetString(PyExc_IndexError, "bytearray index out of range");
    return CPY_INT_TAG;
}

static inline CPyTagged FastBytes_Get(PyObject *bytes, CPyTagged index) {
    Py_ssize_t at = fast_place(index, Py_SIZE(bytes));
    if (likely(at >= 0)) return (CPyTagged)(unsigned char)PyBytes_AS_STRING(bytes)[at] << 1;
    PyErr_SetString(PyExc_IndexError, "index out of range");
    return CPY_INT_TAG;
}

/* Anything with an index: a bytearray most often, where a memoryview may stand as well. */
static inline PyObject *FastObject_Get(PyObject *thing, CPyTagged index) {
    if (likely(PyByteArray_CheckExact(thing))) {
        Py_ssize_t at = fast_place(index, Py_SIZE(thing));
        if (likely(at >= 0))
            return PyLong_FromLong((unsigned char)PyByteArray_AS_STRING(thing)[at]);
    }
    PyObject *boxed = CPyTagged_AsObject(index);
    PyObject *found = PyObject_GetItem(thing, boxed);
    Py_DECREF(boxed);
    return found;
}

static inline char FastByteArray_Set(PyObject *bytes, CPyTagged index, CPyTagged value) {
    if (unlikely((value & CPY_INT_TAG) || value > 2 * 255)) {
        PyErr_SetString(PyExc_ValueError, "byte must be in range(0, 256)");
        return 0;
    }
    Py_ssize_t at = fast_place(index, Py_SIZE(bytes));
    if (likely(at >= 0)) {
        PyByteArray_AS_STRING(bytes)[at] = (char)(value >> 1);
        return 1;
    }
    PyErr_SetString(PyExc_IndexError, "bytearray index out of range");
    return 0;
}

/* bytearray.find for one byte, as the engine calls it; anything else goes the usual way. */
static inline CPyTagged FastByteArray_Find(
    PyObject *bytes, PyObject *what, CPyTagged start, CPyTagged end
) {
    Py_ssize_t size = Py_SIZE(bytes), from = (Py_ssize_t)start >> 1, to = (Py_ssize_t)end >> 1;
    char wanted = 0;
    int is_one = 0;
    if (PyByteArray_CheckExact(what) && Py_SIZE(what) == 1) {
        wanted = PyByteArray_AS_STRING(what)[0];
        is_one = 1;
    } else if (PyBytes_CheckExact(what) && Py_SIZE(what) == 1) {
        wanted = PyBytes_AS_STRING(what)[0];
        is_one = 1;
    }
    if (likely(is_one && !((start | end) & CPY_INT_TAG) && 0 <= from && 0 <= to)) {
        if (to > size) to = size;
        const char *all = PyByteArray_AS_STRING(bytes);
        const char *found = from < to ? memchr(all + from, wanted, to - from) : NULL;
        return found ? (CPyTagged)(found - all) << 1 : (CPyTagged)-2;
    }
    PyObject *first = CPyTagged_AsObject(start), *last = CPyTagged_AsObject(end);
    PyObject *found = PyObject_CallMethod(bytes, "find", "OOO", what, first, last);
    Py_DECREF(first);
    Py_DECREF(last);
    if (found == NULL) return CPY_INT_TAG;
    CPyTagged place = CPyTagged_FromObject(found);
    Py_DECREF(found);
    return place;
}
#endif
#endif
