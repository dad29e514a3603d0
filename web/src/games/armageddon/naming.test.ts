import { describe, expect, it } from 'vitest';
import { lastLost } from './naming';
import type { ArmageddonView } from './contract';

const ended = (places: readonly number[], ...kinds: string[]) =>
  lastLost({
    field: { goals: [...kinds.map((kind) => ({ goal: 'annihilate-kind', kind })), { goal: 'annihilate' }] },
    outcome: { places },
  } as unknown as ArmageddonView);

describe('who has lost the last of what', () => {
  it('is told where one has', () => {
    expect(ended([1, 2], 'elephant')).toEqual({ seat: 1, kind: 'elephant' });
  });

  it('is not told where all have, or it could be something else', () => {
    expect(ended([1, 1], 'elephant')).toBeNull();
    expect(ended([1, 2], 'elephant', 'chariot')).toBeNull();
    expect(ended([2, 1, 2], 'elephant')).toBeNull();
  });
});
