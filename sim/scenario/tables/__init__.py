"""Setting the table that a scenario begins with, and dealing at it."""
