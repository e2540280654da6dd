"""What Connect Four brings for the contract suite, and its own tests."""
