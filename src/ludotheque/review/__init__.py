"""A finished game looked back at: what each seat's chance was, and what changed it. No I/O, no clock."""
