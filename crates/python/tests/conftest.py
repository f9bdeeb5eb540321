"""What all tests need."""

import signal

import pytest


@pytest.fixture(scope="session", autouse=True)
def interrupts():
    """Ctrl-C raises an exception here, also where a shell has begun the tests in the background, to ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
