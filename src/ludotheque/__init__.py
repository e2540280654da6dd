"""Ludothèque: modern board games as a fast, typed library, and a room to play them in."""
