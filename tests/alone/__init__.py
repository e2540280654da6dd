"""A room without a server: what can be tested of it without a browser."""
