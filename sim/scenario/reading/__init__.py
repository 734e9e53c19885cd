"""Reading a scenario: its lines, its words, and the table that they ask for."""
