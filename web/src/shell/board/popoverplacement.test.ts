import { describe, expect, it } from 'vitest';
import { placeBeside } from './popoverplacement';

const note = { width: 200, height: 100 };
const desk = { width: 1000, height: 800 };
const phone = { width: 390, height: 500 };

describe('a note', () => {
  it('lies on the side with more room', () => {
    const left = placeBeside(note, desk, { place: { x: 300, y: 400 }, gap: 30, others: [] });
    expect(left).toEqual({ x: 330, y: 350 });
    const right = placeBeside(note, desk, { place: { x: 700, y: 400 }, gap: 30, others: [] });
    expect(right).toEqual({ x: 470, y: 350 });
  });

  it('goes elsewhere rather than hide a neighbour', () => {
    const others = [{ x: 400, y: 400 }];
    expect(placeBeside(note, desk, { place: { x: 300, y: 400 }, gap: 30, others }).x).toBe(70);
    others.push({ x: 200, y: 400 }, { x: 200, y: 420 }, { x: 400, y: 420 });
    expect(placeBeside(note, desk, { place: { x: 300, y: 400 }, gap: 30, others })).toEqual({
      x: 200,
      y: 270,
    });
  });

  it('moves up or down where that is enough', () => {
    const others = [
      { x: 400, y: 420 },
      { x: 200, y: 420 },
    ];
    const corner = placeBeside(note, desk, { place: { x: 300, y: 400 }, gap: 30, others });
    expect(corner).toEqual({ x: 330, y: 300 });
  });

  it('looks only once at what it would hide where it could lie', () => {
    let looks = 0;
    const other = {
      y: 0,
      get x() {
        looks += 1;
        return 2000;
      },
    };
    const [onASide, atTheEdges, comparisons] = [8, 15, 2];
    placeBeside(note, desk, { place: { x: 300, y: 400 }, gap: 30, others: [other] });
    expect(looks).toBe((onASide + atTheEdges) * comparisons);
  });

  it('stays within the window', () => {
    const { x, y } = placeBeside(note, desk, { place: { x: 990, y: 5 }, gap: 30, others: [] });
    expect([x, y]).toEqual([760, 8]);
  });

  it('comes close on a phone rather than hide what may be picked', () => {
    const wanted = [{ x: 130, y: 103 }, { x: 130, y: 215 }]; // prettier-ignore
    const around = { place: { x: 227, y: 385 }, gap: 40, others: wanted, wanted };
    const { y } = placeBeside({ width: 242, height: 121 }, { width: 390, height: 447 }, around);
    expect(y).toBe(385 - 20 - 121);
  });

  it('lies at the far end of a phone, or in a corner where nobody stands', () => {
    const place = { x: 100, y: 400 };
    expect(placeBeside(note, phone, { place, gap: 30, others: [] }).y).toBe(8);
    const others = [{ x: 195, y: 50 }, { x: 60, y: 50 }]; // prettier-ignore
    expect(placeBeside(note, phone, { place, gap: 30, others })).toEqual({ x: 182, y: 348 });
  });

  it('hides what may be picked last of all', () => {
    const place = { x: 100, y: 400 };
    const wanted = [{ x: 100, y: 60 }, { x: 290, y: 60 }, { x: 290, y: 430 }]; // prettier-ignore
    const crowd = [150, 200, 250, 300, 350].flatMap((y) => [50, 150, 250, 350].map((x) => ({ x, y })));
    const { y } = placeBeside(note, phone, { place, gap: 30, others: [...wanted, ...crowd], wanted });
    expect(y).toBeGreaterThan(75);
    expect(y + note.height).toBeLessThan(415);
  });
});
