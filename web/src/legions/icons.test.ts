import { expect, it } from 'vitest';
import { namesIn } from '../../tools/icons';
import { AUTHORS } from './authors';

it('the author of every picture is named', () => {
  expect(Object.values(AUTHORS).flat().sort()).toEqual(namesIn(import.meta.dirname));
});
