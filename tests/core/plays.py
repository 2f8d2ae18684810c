"""A short play of every game, as the hash of all that came of it: the same whatever arrays the rules run on.

Run as a program, it hides librt and prints what `plays` gives.
"""

import json
import pickle
import sys
from hashlib import sha256


def plays() -> dict[str, str]:
    """The hash of a random game of each, of views on the way as JSON and pickled, and of what a search has chosen."""
    import boomtown
    from boomtown.core.laws import play_one
    from boomtown.core.wire import encode
    from boomtown.games import ALL, laws_of
    from boomtown.search.textbook_ismcts import search

    found = {}
    for name, game in ALL.items():
        table, rng, said = boomtown.Table(game, int(game.most)), boomtown.Rng(11), sha256()
        laws = laws_of(name)
        for move in range(10_000):
            if table.state.is_over():
                break
            seat = int(table.state.actor())
            if move % 50 == 20:
                laws.check_position(table.state, boomtown.Rng(move))
                again = pickle.loads(pickle.dumps(table.state))
                said.update(encode(game, game.view(again, seat)))
            if move % 100 == 60 and seat != boomtown.CHANCE:
                chosen = search(game, game.view(table.state, seat), rng, 5)
                said.update(game.verbs.text(chosen).encode())
            play_one(table, rng)
        said.update(table.record.text().encode())
        found[name] = said.hexdigest()
    return found


if __name__ == "__main__":
    sys.modules["librt"] = None  # type: ignore[assignment] # every import of it fails
    print(json.dumps(plays()))
