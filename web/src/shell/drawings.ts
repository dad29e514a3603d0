/** Drawings that are laid into the page, so that they have its colours, and are no part of the script. */
import type { Action } from 'svelte/action';

const loaded = new Map<string, Promise<string>>();

/** What is drawn in an SVG file. */
export function drawnIn(address: string): Promise<string> {
  let drawing = loaded.get(address);
  if (!drawing) {
    drawing = fetch(address)
      .then((answer) => answer.text())
      .then((text) => new DOMParser().parseFromString(text, 'image/svg+xml').documentElement.innerHTML);
    loaded.set(address, drawing);
  }
  return drawing;
}

/** Fills an empty SVG. */
export const filled: Action<SVGSVGElement, string> = (node, address) => {
  void drawnIn(address).then((drawing) => (node.innerHTML = drawing));
};
