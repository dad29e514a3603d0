"""Games that are over: records up and down, verification, replay, and upgrades of the rules."""
