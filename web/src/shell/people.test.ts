import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from './api';
import type { Person } from './contract';
import { i18n } from './i18n.svelte';
import { recall } from './localstorage';
import { people } from './people.svelte';
import { settings, USUAL } from './settings.svelte';

const ada = { id: 'p1', name: 'Ada', language: 'en', theme: 'dark', preferences: USUAL } as unknown as Person;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  people.me = null;
  settings.prefer(USUAL);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('whoever gives a name', () => {
  it('twice at once comes once', async () => {
    const beGuest = vi.spyOn(api, 'beGuest').mockResolvedValue(ada);
    vi.spyOn(api, 'changeMe').mockResolvedValue(ada);
    await Promise.all([people.introduce('Ada'), people.introduce(' Ada')]);
    expect(beGuest).toHaveBeenCalledOnce();
  });

  it('can try again where that failed', async () => {
    const beGuest = vi.spyOn(api, 'beGuest').mockRejectedValueOnce(new ApiError(0, 'Gone.'));
    await expect(people.introduce('Ada')).rejects.toThrow('Gone.');
    beGuest.mockResolvedValue(ada);
    vi.spyOn(api, 'changeMe').mockResolvedValue(ada);
    expect((await people.introduce('Ada')).name).toBe('Ada');
  });
});

describe('whoever leaves', () => {
  it('leaves no name for another guest, but the login until the page is closed', async () => {
    vi.spyOn(api, 'leave').mockResolvedValue(null as never);
    people.me = { ...ada, kind: 'account', login: 'ada' };
    people.draft = 'Ada';
    await people.leave();
    expect([people.me, people.draft, people.lastName]).toEqual([null, '', '']);
    expect(people.lastLogin).toBe('ada');
    expect(recall('login')).toBeNull();
  });
});

describe('what is arranged', () => {
  it('elsewhere holds here, also while the words of the browser are still on their way', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('navigator', { languages: ['hu'] });
    const answers: ((answer: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)));
    vi.spyOn(api, 'me').mockResolvedValue(ada);
    const [speaks, isKnown] = [i18n.start(), people.start(Promise.resolve())];
    await vi.waitFor(() => expect(answers).toHaveLength(2)); // Hungarian, then Ada's English
    for (const answer of answers.reverse()) answer(new Response('yes = Yes'));
    await Promise.all([speaks, isKnown]);
    expect(i18n.language).toBe('en');
  });

  it('while the server is away is told when it is back, and not lost', async () => {
    people.me = ada;
    const changeMe = vi.spyOn(api, 'changeMe').mockRejectedValueOnce(new ApiError(0, 'Gone.'));
    await people.prefer({ speed: 2.5 }).catch(() => undefined);
    // The page is loaded anew.
    vi.spyOn(api, 'me').mockResolvedValue(ada);
    changeMe.mockResolvedValue(ada);
    await people.start(Promise.resolve());
    expect(settings.preferences.speed).toBe(2.5);
    expect(changeMe.mock.lastCall?.[0].preferences?.speed).toBe(2.5);
    // Now that it has heard, others may arrange something.
    vi.spyOn(api, 'me').mockResolvedValue({ ...ada, preferences: { ...USUAL, speed: 0 } });
    await people.start(Promise.resolve());
    expect(settings.preferences.speed).toBe(0);
  });

  it('in another window stays as it was arranged there', () => {
    const there = { ...USUAL, muted: ['eve'] };
    localStorage.setItem('hexenkessel.preferences', JSON.stringify(there));
    settings.prefer({ speed: 0.5 });
    expect(settings.preferences).toEqual({ ...there, speed: 0.5 });
    expect(JSON.parse(recall('preferences')!)).toEqual(settings.preferences);
  });
});
