"""Rules engines, bots and a table for four town-building games of the Wild West."""

from typing import Final

from boomtown.core import step

__version__: Final = "0.1.0"
COMPILED: Final = not step.__file__.endswith(".py")  # whether the rules run as machine code
