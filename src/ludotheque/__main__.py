"""`python -m ludotheque` is the command line."""

from ludotheque.cli import main

main(prog_name="ludotheque")
