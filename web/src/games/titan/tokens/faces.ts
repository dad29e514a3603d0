/** What is printed on the counters. */
import { SIGNS } from '../../../legions/icons';
import type { Face } from '../../../legions/tokens/face';
import type { CharacterType } from '../contract';
import { CHARACTER_ICONS } from '../icons';

export function faceOf({ name, skill, flies, magic, rangestrikes }: CharacterType): Face {
  const shot = magic ? [SIGNS.spark] : rangestrikes ? [SIGNS.bow] : [];
  return { picture: CHARACTER_ICONS[name], skill, signs: [...(flies ? [SIGNS.wing] : []), ...shot] };
}
