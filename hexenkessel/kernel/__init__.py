"""The rules engine that every game shares: position, step, decision, action, event, view, dice, record."""
