"""What many games say about a design: its seats, its length, its tension, its luck, and everything in its box."""
