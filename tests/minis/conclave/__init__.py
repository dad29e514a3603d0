"""Conclave: witches lay cards in secret, vote, and veto one another."""

from tests.minis.conclave.game import Conclave

GAME = Conclave()
