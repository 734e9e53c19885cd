"""This package sets the table that a scenario begins with, and deals at it."""
