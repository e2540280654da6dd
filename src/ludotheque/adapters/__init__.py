"""Doors for programs that learn: the games as PettingZoo, Gymnasium and OpenSpiel know games.

Each door is a module of its own and needs its own extra, so that none of them is loaded, or needed, by anything else.
"""
