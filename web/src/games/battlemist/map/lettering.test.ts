import { describe, expect, it } from 'vitest';
import { linesOf } from './lettering';

const PARTING = 'Sturm-gipfelkette Gefährten-kette';

describe('the name on a tile', () => {
  it('has one line where it is short', () => {
    expect(linesOf('Oxmarch', '')).toEqual(['Oxmarch']);
    expect(linesOf('Abou Xar', '')).toEqual(['Abou Xar']);
  });
  it('is broken nearest to its middle', () =>
    expect(linesOf('The Godstone Mts', '')).toEqual(['The Godstone', 'Mts']));
  it('is parted where it is one long word', () => {
    expect(linesOf('Sturmgipfelkette', PARTING)).toEqual(['Sturm-', 'gipfelkette']);
    expect(linesOf('Dunwarr-Tiefen', PARTING)).toEqual(['Dunwarr-', 'Tiefen']);
  });
  it('stays whole where nobody knows how to part it', () =>
    expect(linesOf('Silberbirkenwald', PARTING)).toEqual(['Silberbirkenwald']));
});
