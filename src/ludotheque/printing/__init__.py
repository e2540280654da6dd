"""A box on paper: what a game's component file describes, as a PDF to print, cut and play with."""
