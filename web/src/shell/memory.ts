/** What this browser remembers between visits. Without storage (private windows) it just forgets. */
const PREFIX = 'hexenkessel.';

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** What was typed at this address and not yet said, until the window is closed. */
export function draft(): string {
  try {
    return sessionStorage.getItem(`${PREFIX}draft${location.pathname}`) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(text: string): void {
  try {
    sessionStorage.setItem(`${PREFIX}draft${location.pathname}`, text);
  } catch {
    // Then not.
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Then not.
  }
}
