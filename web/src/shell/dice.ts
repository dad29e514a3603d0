/** My part of the seed, so that not even the server can choose the dice. */
const REHEARSAL = 'hexenkessel.part';

// Whoever rehearses a game (`?part=none`) leaves the dice to the server; this tab remembers it.
let isRehearsal = false;
try {
  if (new URLSearchParams(location.search).get('part') === 'none') sessionStorage.setItem(REHEARSAL, 'none');
  isRehearsal = sessionStorage.getItem(REHEARSAL) === 'none';
} catch {
  // Without storage every game is played in earnest.
}

export function partOfDice(): string | undefined {
  if (isRehearsal) return undefined;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
