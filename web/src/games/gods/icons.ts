/**
 * Where to find the pictures of Gods of Titan: pictures.json says which drawing shows what. The authors of those from
 * game-icons.net (CC BY 3.0) are in authors.json.
 */
import pictures from 'icons:./pictures.json';

/** Of a figure, a land or a spell, by its name; and of a few signs. */
export function pictureOf(thing: string): string {
  return pictures + thing;
}
