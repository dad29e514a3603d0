/** What this browser remembers between visits. Without storage (private windows) it just forgets. */
const PREFIX = 'hexenkessel.';

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Then not.
  }
}
