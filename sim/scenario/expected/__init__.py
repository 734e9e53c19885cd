"""What a scenario expects, and whether it came true."""
