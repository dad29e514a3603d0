import { expect, it } from 'vitest';
import { namesIn } from '../../tools/icons';
import authors from './authors.json';

it('the author of every picture is named', () => {
  expect(Object.values(authors).flat().sort()).toEqual(namesIn(import.meta.dirname));
});
