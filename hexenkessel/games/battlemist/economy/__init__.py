"""What realms yield and what pieces cost: harvest, recruiting, Grey Guild, upkeep, trade (B3.2, B3.5, B4)."""
