"""This package reads a scenario: its lines, its words, and the table that they describe."""
