"""What is particular to one game in teaching its bots."""
