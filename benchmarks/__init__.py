"""Speed as ratios: `make bench` measures this project and outside engines within one run."""
