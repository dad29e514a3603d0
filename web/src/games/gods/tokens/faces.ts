/** What is printed on the counters. */
import { SIGNS } from '../../../legions/icons';
import type { Face } from '../../../legions/tokens/face';
import type { FigureType } from '../contract';
import { pictureOf } from '../icons';

/** A Chimera has the skill of whoever she fights. */
const CHIMERA = 'Chimera';

export function faceOf(kind: FigureType, skill?: number): Face {
  const { name, flies, rangestrikes, magic, wave, ability } = kind;
  const signs = [
    ...(flies ? [SIGNS.wing] : []),
    ...(rangestrikes ? [SIGNS.bow] : []),
    ...(magic ? [pictureOf('yin')] : []),
    ...(wave ? [pictureOf('wave')] : []),
    ...(ability ? [pictureOf('once')] : []),
  ];
  return {
    picture: pictureOf(name),
    skill: name === CHIMERA ? '?' : (skill ?? kind.skill),
    signs,
    isVariable: kind.variable,
  };
}
