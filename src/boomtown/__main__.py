"""Lets `python -m boomtown` do the same as the command `boomtown`."""

from boomtown.cli import main

if __name__ == "__main__":
    main()
