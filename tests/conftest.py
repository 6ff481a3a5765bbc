"""Settings of all tests: the games that live in the tests are known, and Hypothesis never depends on luck."""

from hypothesis import settings

from tests.further_games import make_known

make_known()

settings.register_profile("tianxia", deadline=None, derandomize=True, max_examples=50)
settings.load_profile("tianxia")
