"""A module with nothing in it: `ui.making` fills it with what draws a table."""
