"""This package checks what a scenario expects."""
