"""What must hold of a game, each judged by rules of its own."""
