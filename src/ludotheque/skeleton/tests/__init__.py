"""What the game brings for the contract suite, and its own tests: `ludotheque check-game` and `pytest` run them."""
