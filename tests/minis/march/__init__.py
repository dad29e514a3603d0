"""March: two armies of two dozen pieces each, moved one step at a time, and dice where they meet."""

from tests.minis.march.game import March

GAME = March()
