/** Drawings that others in the page refer to, textures for instance: loaded once, when they are first shown. */
import { filled } from '../shell/drawings';

const SVG = 'http://www.w3.org/2000/svg';
const known = new Set<string>();

/** Lays the drawings of a file into the page, where nobody sees them; classes give them their colours. */
export function layOut(address: string, classes: string): void {
  if (known.has(address)) return;
  known.add(address);
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('class', `${classes} drawings`);
  sheet.setAttribute('aria-hidden', 'true');
  document.body.append(sheet);
  filled(sheet, address);
}
