/** Where the mark of the keyboard goes. */
import { NOWHERE, SIZE, type Ground } from '../map/ground';
import type { FieldNumber } from '../view';

const [EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST] = [0, 1, 2, 3, 4, 5] as const;

/** The field in the direction of an arrow key; up and down stay in a column as well as hexagons let them. */
export function fieldBeside(ground: Ground, field: FieldNumber, key: string): FieldNumber {
  const first = (...directions: number[]) =>
    directions
      .map((direction) => ground.around[field]?.[direction] ?? NOWHERE)
      .find((next) => next !== NOWHERE) ?? field;
  // Every other row begins half a field farther: one leaves it to the right, and the next one to the left.
  const isEven = Math.round((ground.centres[field]?.y ?? 0) / (1.5 * SIZE)) % 2 === 0;
  switch (key) {
    case 'ArrowRight':
      return first(EAST);
    case 'ArrowLeft':
      return first(WEST);
    case 'ArrowUp':
      return isEven ? first(NORTH_EAST, NORTH_WEST) : first(NORTH_WEST, NORTH_EAST);
    case 'ArrowDown':
      return isEven ? first(SOUTH_EAST, SOUTH_WEST) : first(SOUTH_WEST, SOUTH_EAST);
    default:
      return field;
  }
}
