/** How names are written on tiles. */

const SHORT = 11; // letters that one line holds at full size
const LONG = 13; // letters that a word may have before it is parted

/** A long name has two lines; `parting` has long words, each with a hyphen where it may be parted. */
export function linesOf(name: string, parting: string): readonly string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const [gap] = gaps.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  if (gap !== undefined) return name.length > SHORT ? [name.slice(0, gap), name.slice(gap + 1)] : [name];
  const parted = [name, ...parting.split(' ')].find(
    (word) => word.includes('-') && (word === name || word.replace('-', '') === name),
  );
  if (name.length <= LONG || !parted) return [name];
  const [start, end] = parted.split('-', 2) as [string, string];
  return [`${start}-`, end];
}
