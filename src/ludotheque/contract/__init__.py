"""The contract suite: what every game is held to, whoever wrote it. `ludotheque check-game MODULE` runs it.

`suite.py` hands the games to the tests, `test_*.py` are the tests, and `brought.py` says what a game may bring along
for them. `at_play.py`, `lessons.py` and `chi_square.py` are for a game's own tests as well. Nothing else in the package
imports this room: it needs pytest and hypothesis (`pip install 'ludotheque[check]'`).
"""
