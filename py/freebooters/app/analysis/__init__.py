"""What is made of a game afterwards: chances, luck and play, turning points, costly decisions."""
