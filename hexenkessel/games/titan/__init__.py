"""Titan: rules, figures and rulebook."""
