/** Local storage: what this browser remembers between visits. In private windows it just forgets. */
const PREFIX = 'hexenkessel.';

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Hear of what another window of this browser remembers. */
export function follow(name: string, heard: (value: string | null) => void): void {
  globalThis.addEventListener?.('storage', ({ key, newValue }) => key === PREFIX + name && heard(newValue));
}

/** Drafts: what was typed at this address and not yet sent, until the window is closed. */
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

/** Is this asked for the first time in this window? Where that cannot be known, it is not. */
export function isFirstTime(name: string): boolean {
  try {
    const known = sessionStorage.getItem(PREFIX + name) !== null;
    sessionStorage.setItem(PREFIX + name, '');
    return !known;
  } catch {
    return false;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Then not.
  }
}
