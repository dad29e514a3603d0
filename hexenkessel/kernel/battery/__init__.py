"""The battery: the conformance tests that every game must pass, also one that somebody else writes.

from hexenkessel.kernel.battery import run_battery

def test_my_game_passes_the_battery():
    run_battery(MyGame()).demand()
"""

from hexenkessel.kernel.battery.checks import CHECKS, PLAYING, TEXT_CHECKS, Check
from hexenkessel.kernel.battery.failure import BatteryFailure
from hexenkessel.kernel.battery.play import random_choice, random_move
from hexenkessel.kernel.battery.playthrough import golden_playthrough
from hexenkessel.kernel.battery.run import Report, run_battery

__all__ = [
    "CHECKS",
    "PLAYING",
    "TEXT_CHECKS",
    "BatteryFailure",
    "Check",
    "Report",
    "golden_playthrough",
    "random_choice",
    "random_move",
    "run_battery",
]
