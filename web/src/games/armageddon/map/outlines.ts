/** Whose a piece is tells its outline as well as its colour: round, square, pointed, … */

type Outline = (width: number, height: number) => string;

/** `width` and `height` from the middle to the rim. */
const OUTLINES: readonly Outline[] = [
  (w, h) => rounded(w, h, Math.min(w, h)),
  (w, h) => rounded(w * 0.93, h * 0.93, 2.5),
  (w, h) => points([-w * 1.06, 0], [-w + h * 0.5, -h], [w - h * 0.5, -h], [w * 1.06, 0], [w - h * 0.5, h], [-w + h * 0.5, h]),
  (w, h) => points([-w * 0.98, -h * 0.98], [w * 0.98, -h * 0.98], [w * 0.98, h * 0.45], [0, h * 1.18], [-w * 0.98, h * 0.45]),
  (w, h) => points([0, -h * 1.18], [w * 0.98, -h * 0.45], [w * 0.98, h * 0.98], [-w * 0.98, h * 0.98], [-w * 0.98, -h * 0.45]),
  (w, h) => points([-w, -h * 0.5], [-w + h * 0.5, -h], [w - h * 0.5, -h], [w, -h * 0.5], [w, h * 0.5], [w - h * 0.5, h], [-w + h * 0.5, h], [-w, h * 0.5]),
]; // prettier-ignore

const known = new Map<string, string>();

/** What is nobody's is round. */
export function outlineOf(seat: number | null, width: number, height = width): string {
  const key = `${seat} ${width} ${height}`;
  let path = known.get(key);
  if (path === undefined) {
    path = OUTLINES[(seat ?? 0) % OUTLINES.length]!(width, height);
    known.set(key, path);
  }
  return path;
}

function rounded(w: number, h: number, r: number): string {
  const arc = (x: number, y: number) => `a${r} ${r} 0 0 1 ${short(x)} ${short(y)}`;
  return (
    `M${short(r - w)} ${short(-h)}h${short(2 * (w - r))}${arc(r, r)}v${short(2 * (h - r))}${arc(-r, r)}` +
    `h${short(2 * (r - w))}${arc(-r, -r)}v${short(2 * (r - h))}${arc(r, -r)}z`
  );
}

function points(...corners: readonly (readonly [number, number])[]): string {
  return `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;
}

function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}
