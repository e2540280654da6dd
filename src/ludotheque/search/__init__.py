"""Players that think: random, greedy, tree search, solver. They use the contract and nothing else of a game."""
