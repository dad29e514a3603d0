import { expect, it } from 'vitest';
import { HEX_LOOKS, SIDE_LOOKS } from './hazards';

it('every hazard has a texture or a shape of its own', () => {
  const shapes = [
    ...Object.values(HEX_LOOKS).map(({ texture }) => texture.map(({ d }) => d).join()),
    ...Object.values(SIDE_LOOKS).map((parts) => parts.map(({ d }) => d).join()),
  ];
  expect(new Set(shapes).size).toBe(shapes.length);
});
