"""Operations: log, metrics, clock, tokens, worker processes, warm-up, garbage collection."""
