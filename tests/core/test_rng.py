"""The same random numbers in both modes, whatever the seed."""

from collections import Counter
from hashlib import sha256

import pytest

from boomtown.core.rng import Rng


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [645, 819, 163, 574, 529, 412]),
        (1, [290, 639, 326, 148, 58, 824]),
        (-1, [354, 180, 836, 425, 470, 587]),
        (2**31, [978, 275, 85, 69, 669, 914]),
        (2**62 - 1, [135, 803, 321, 640, 753, 149]),
        (-(2**62), [864, 196, 678, 359, 246, 850]),
    ],
)
def test_a_seed_gives_these_numbers(seed: int, numbers: list[int]) -> None:
    rng = Rng(seed)
    assert [int(rng.below(1000)) for _ in numbers] == numbers


def test_a_long_run_of_numbers_is_pinned() -> None:
    rng = Rng(42)
    run = ",".join(str(int(rng.below(1_000_000))) for _ in range(10_000))
    assert sha256(run.encode()).hexdigest()[:16] == "9c8219dde7b24db6"


@pytest.mark.parametrize("limit", [1, 2, 7, 72, 22_574, 2_000_000_000])
def test_numbers_stay_below_their_limit(limit: int) -> None:
    rng = Rng(limit)
    numbers = [int(rng.below(limit)) for _ in range(2000)]
    assert min(numbers) >= 0
    assert max(numbers) < limit
    assert limit == 1 or len({*numbers}) > 1


def test_every_number_is_about_as_likely() -> None:
    rng = Rng(7)
    counts = Counter(int(rng.below(6)) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_neighbouring_seeds_part_company() -> None:
    first = [int(Rng(seed).below(1000)) for seed in range(200)]
    assert len({*first}) > 150


def test_two_generators_of_one_seed_agree_and_do_not_disturb_each_other() -> None:
    one, two = Rng(9), Rng(9)
    ahead = [int(one.below(100)) for _ in range(20)]
    assert [int(two.below(100)) for _ in range(20)] == ahead
