"""A game room without a server: the live tables of `room/` in a browser, with what a page can lend them."""
