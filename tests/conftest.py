"""Settings of all tests: Hypothesis never depends on luck or on how busy the machine is."""

from hypothesis import settings

settings.register_profile("tianxia", deadline=None, derandomize=True, max_examples=50)
settings.load_profile("tianxia")
