import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActionOffer, FromServer, Pick, State, StoryEntry, ToServer } from './contract';
import type { Line, Live, LiveOptions } from './live';
import { settings } from './settings.svelte';
import { Sitting } from './sitting.svelte';

const roll: ActionOffer = {
  text: 'roll',
  verb: 'roll',
  picks: [{ kind: 'button', id: 'roll' }],
  meaning: null,
  preview: null,
};

function told(number: number, seat: number): StoryEntry {
  return {
    number,
    seat,
    action: 'x',
    events: [{ key: `event-${number}`, args: {} }],
    rolls: [],
  };
}

function state(number: number, story: StoryEntry[], isAsked = false): FromServer {
  const decision = isAsked
    ? { prompt: { key: 'p', args: {} }, actions: [roll], is_open: false, is_sealed: false }
    : null;
  const shown: State = {
    number,
    seat: 0,
    view: { number },
    due: [0],
    decision,
    asides: [],
    calls: [],
    undos: 0,
    may_undo: false,
    outcome: null,
    story,
  };
  return { type: 'state', ...shown };
}

function sit() {
  const sent: ToServer[] = [];
  let options!: LiveOptions;
  let isBroken = false;
  const sitting = new Sitting('t1', (_, given) => {
    options = given;
    const send = (message: ToServer) => !isBroken && sent.push(message) > 0;
    return { send, close: () => undefined } as unknown as Live;
  });
  return {
    sitting,
    sent,
    hear: (message: FromServer) => options.onmessage(message),
    breakLine: () => (isBroken = true),
    notice: (line: Line) => options.online(line),
    since: () => options.since(),
    undos: () => options.undos?.(),
  };
}

describe('following a table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows at once what it finds, without playing it again', () => {
    const { sitting, hear, since } = sit();
    expect(since()).toBe(-1);
    hear(state(2, [told(0, -1), told(1, 1), told(2, 0)], true));
    expect(sitting.state?.number).toBe(2);
    expect(sitting.newest).toEqual([]);
    expect(sitting.story).toHaveLength(3);
    expect(sitting.isMyTurn).toBe(true);
    expect(since()).toBe(2);
  });

  it('shows what others do one after the other, and asks only when all is shown', () => {
    const { sitting, hear } = sit();
    hear(state(0, [told(0, -1)]));
    hear(state(1, [told(1, 1)]));
    hear(state(2, [told(2, 1)], true));
    expect(sitting.state?.number).toBe(1);
    expect(sitting.offers).toEqual([]);
    vi.advanceTimersByTime(700);
    expect(sitting.state?.number).toBe(2);
    expect(sitting.isMyTurn).toBe(true);
    expect(sitting.story.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it('can skip to the end and loses nothing of the story', () => {
    const { sitting, hear } = sit();
    hear(state(0, [told(0, -1)]));
    for (const number of [1, 2, 3, 4]) hear(state(number, [told(number, 1)]));
    sitting.catchUp();
    expect(sitting.state?.number).toBe(4);
    expect(sitting.story.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
  });

  it('shows only the last where more have come than anybody could follow', () => {
    const { sitting, hear } = sit();
    hear(state(0, [told(0, -1)]));
    for (let number = 1; number <= 300; number++) {
      hear(state(number, [told(number, 1)]));
      expect(sitting.waiting.length).toBeLessThanOrEqual(100);
    }
    expect(sitting.state?.number).toBeGreaterThan(200);
    sitting.catchUp();
    expect(sitting.state?.number).toBe(300);
    expect(sitting.story).toHaveLength(301);
  });

  it('keeps nothing for later in a page that nobody sees', () => {
    const { sitting, hear } = sit();
    hear(state(0, [told(0, -1)]));
    vi.stubGlobal('document', { hidden: true });
    for (const number of [1, 2, 3]) hear(state(number, [told(number, 1)]));
    vi.unstubAllGlobals();
    expect(sitting.state?.number).toBe(3);
    expect(sitting.waiting).toEqual([]);
    expect(sitting.newest).toEqual([]);
    expect(sitting.story).toHaveLength(4);
  });

  it('sends what is complete, once, and waits for the answer', () => {
    const { sitting, sent, hear } = sit();
    hear(state(7, [told(0, -1)], true));
    sitting.pick({ kind: 'button', id: 'roll' });
    sitting.pick({ kind: 'button', id: 'roll' });
    expect(sent).toEqual([{ type: 'act', id: 'roll', number: 7, action: 'roll' }]);
    hear(state(8, [told(8, 0)]));
    expect(sitting.isSending).toBe(false);
    expect(sitting.picked).toEqual([]);
  });

  it('keeps a half-made choice while others decide, as long as the same is asked', () => {
    const { sitting, hear } = sit();
    hear(state(7, [told(0, -1)], true));
    sitting.written = 'split';
    const picks: Pick[] = [{ kind: 'piece', id: 1 }];
    const march: ActionOffer = { ...roll, text: 'march 1 2', picks: [...picks, { kind: 'place', id: 2 }] };
    const asked = (number: number, seat: number, actions = [march]) => {
      const shown = state(number, [told(number, seat)], true) as FromServer & State;
      return { ...shown, decision: { ...shown.decision!, actions } };
    };
    hear(asked(8, 1));
    sitting.pick(picks[0]!);
    expect(sitting.picked).toEqual(picks);
    vi.advanceTimersByTime(700);
    hear(asked(9, 1));
    vi.advanceTimersByTime(700);
    expect(sitting.picked).toEqual(picks);
    expect(sitting.written).toBe('split');
    hear(asked(10, 1, [march, roll]));
    vi.advanceTimersByTime(700);
    expect(sitting.picked).toEqual([]);
  });

  it('says again what came too late, as long as the same is asked', () => {
    const { sitting, sent, hear } = sit();
    hear(state(7, [told(0, -1)], true));
    sitting.act('roll');
    hear({ type: 'stale', id: 'roll', number: 8 }); // the state may come afterwards …
    hear(state(8, [told(8, 1)], true));
    expect(sent.at(-1)).toEqual({ type: 'act', id: 'roll', number: 8, action: 'roll' });
    hear(state(9, [told(9, 2)], true)); // … or before
    expect(sitting.isSending).toBe(true);
    hear({ type: 'stale', id: 'roll', number: 9 });
    expect(sent).toHaveLength(3);
    expect(sent.at(-1)).toMatchObject({ number: 9 });
    hear(state(10, [told(10, 1)]));
    hear({ type: 'stale', id: 'roll', number: 10 });
    expect(sent).toHaveLength(3);
    expect(sitting.isSending).toBe(false);
    expect(sitting.trouble).toMatch(/faster/);
  });

  it('never says again what was to be taken back', () => {
    const { sitting, sent, hear } = sit();
    hear(state(7, [told(0, -1)], true));
    sitting.act('roll');
    hear(state(8, [told(8, 0)], true));
    sitting.undo();
    hear(state(9, [told(9, 1)], true));
    hear({ type: 'stale', id: 'undo', number: 9 });
    expect(sent.map(({ type }) => type)).toEqual(['act', 'undo']);
    expect(sitting.isSending).toBe(false);
  });

  it('tells when nothing can be said', () => {
    const { sitting, sent, hear, breakLine } = sit();
    hear(state(7, [told(0, -1)], true));
    breakLine();
    sitting.act('roll');
    expect(sent).toEqual([]);
    expect(sitting.isSending).toBe(false);
    expect(sitting.trouble).toMatch(/cannot be reached/);
  });

  it('says that it is still sending when an answer takes long', () => {
    const { sitting, hear } = sit();
    hear(state(7, [told(0, -1)], true));
    sitting.act('roll');
    vi.advanceTimersByTime(1_400);
    expect(sitting.sending.isLong).toBe(false);
    vi.advanceTimersByTime(200);
    expect(sitting.sending.isLong).toBe(true);
    hear(state(8, [told(8, 0)]));
    expect(sitting.sending.isLong).toBe(false);
  });

  describe('when the line breaks with an action on its way', () => {
    function broken(isUndo = false) {
      const table = sit();
      table.hear(state(7, [told(0, -1)], true));
      if (isUndo) table.sitting.undo();
      else table.sitting.pick({ kind: 'button', id: 'roll' });
      table.notice('broken');
      expect(table.sitting.isSending).toBe(false);
      expect(table.sitting.picked).toEqual([]);
      table.notice('broken'); // it takes several attempts
      table.notice('open');
      return table;
    }

    it('tells that it did not arrive if nothing has changed', () => {
      for (const isUndo of [false, true]) {
        const { sitting, hear } = broken(isUndo);
        hear(state(7, [], true));
        expect(sitting.trouble).toMatch(/did not arrive/);
        hear(state(7, [], true));
        expect(sitting.trouble).toBeNull();
      }
    });

    it('tells so too if only others have played', () => {
      const { sitting, hear } = broken();
      hear(state(9, [told(8, 1), told(9, 1)], true));
      expect(sitting.trouble).toMatch(/did not arrive/);
    });

    it('is silent if it did arrive, as the story tells it', () => {
      const acted = broken();
      acted.hear(state(9, [told(8, 0), told(9, 1)], true));
      vi.advanceTimersByTime(700);
      expect(acted.sitting.trouble).toBeNull();
      const undone = broken(true);
      undone.hear({ type: 'undone', number: 6 });
      undone.hear(state(6, [], true));
      expect(undone.sitting.trouble).toBeNull();
    });

    it('tells that things have changed if something else is asked now', () => {
      const { sitting, hear } = broken();
      hear(state(8, [told(8, 1)]));
      expect(sitting.trouble).toMatch(/faster/);
    });

    it('says nothing where nothing was on its way', () => {
      const { sitting, hear, notice } = sit();
      hear(state(7, [told(0, -1)], true));
      notice('broken');
      notice('open');
      hear(state(7, [], true));
      expect(sitting.trouble).toBeNull();
    });
  });

  it('shows a refusal and lets one choose again', () => {
    const { sitting, hear } = sit();
    hear(state(7, [told(0, -1)], true));
    sitting.act('roll');
    hear({ type: 'refused', id: 'roll', refusal: { rule: 'X1', args: {}, text: 'No.' } });
    expect(sitting.refusal?.text).toBe('No.');
    expect(sitting.isSending).toBe(false);
  });

  it('forgets what was undone', () => {
    const { sitting, hear, since } = sit();
    hear(state(3, [told(0, -1), told(1, 0), told(2, 0), told(3, 0)]));
    hear({ type: 'undone', number: 2 });
    expect(since()).toBe(2);
    hear(state(2, [], true));
    expect(sitting.story.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(sitting.state?.number).toBe(2);
  });

  it('keeps what was told, but not yet shown, when something later is undone', () => {
    const { sitting, hear } = sit();
    hear(state(0, [told(0, -1)]));
    for (const number of [1, 2, 3]) hear(state(number, [told(number, 1)]));
    hear({ type: 'undone', number: 2 });
    hear(state(2, []));
    expect(sitting.story.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(sitting.state?.number).toBe(2);
  });

  it('shows at once how things are when it hears that they have been taken back meanwhile', () => {
    const { sitting, hear, undos } = sit();
    hear(state(3, [told(0, -1), told(1, 0), told(2, 0), told(3, 0)]));
    hear({ type: 'undone', number: 0 });
    hear({ ...state(2, [told(1, 0), told(2, 1)]), undos: 4 } as FromServer);
    expect(sitting.state?.number).toBe(2);
    expect(sitting.newest).toEqual([]);
    expect(undos()).toBe(4);
  });

  it('asks again before what has odds, if somebody wants to be asked', () => {
    settings.prefer({ confirm: true });
    const { sitting, sent, hear } = sit();
    const target = { kind: 'unit', id: 'b' };
    const preview = { expected: 1, chances: { slays: 0.5 }, distribution: [] };
    const strike = { ...roll, text: 'strike b', verb: 'strike', picks: [target], preview };
    const decision = { prompt: { key: 'p', args: {} }, actions: [strike], is_open: false, is_sealed: false };
    hear({ ...state(7, [told(0, -1)]), decision } as FromServer);
    sitting.pick(target);
    expect(sitting.asked).toEqual(strike);
    expect(sent).toEqual([]);
    sitting.backTo(0);
    expect(sitting.asked).toBeNull();
    sitting.pick(target);
    sitting.pick(target);
    expect(sent).toMatchObject([{ type: 'act', action: 'strike b' }]);
    settings.prefer({ confirm: false });
  });

  it('asks before something is given away, whether it was clicked or taken from the list', () => {
    const { sitting, sent, hear } = sit();
    const caution = { key: 'caution-absent', args: { count: 3 } };
    const button = { kind: 'button', id: 'done' };
    const done = { ...roll, text: 'done', verb: 'done', picks: [button], caution };
    const hop = (lord: string, land: number): ActionOffer => ({
      ...roll,
      text: `hop Red1 ${lord} ${land}`,
      verb: 'hop',
      picks: [
        { kind: 'legion', id: 'Red1' },
        { kind: 'land', id: land },
        { kind: 'lord', id: lord },
      ],
      caution,
    });
    const hops = [hop('Titan', 100), hop('Titan', 200), hop('Angel', 200)];
    const decision = {
      prompt: { key: 'p', args: {} },
      actions: [roll, done, ...hops],
      is_open: false,
      is_sealed: false,
    };
    hear({ ...state(7, [told(0, -1)]), decision } as FromServer);
    sitting.take(done);
    expect(sitting.asked).toEqual(done);
    sitting.backTo(0);
    sitting.pick(button);
    expect(sitting.asked).toEqual(done);
    // Whoever says no is where he was before, and not asked the same again.
    sitting.take(hops[0]!);
    expect(sitting.picked).toHaveLength(2);
    sitting.backTo(sitting.picked.length - 1);
    expect(sitting.asked).toBeNull();
    sitting.take(hops[2]!);
    expect(sitting.picked).toHaveLength(3);
    expect(sent).toEqual([]);
    sitting.take(hops[2]!);
    expect(sent).toMatchObject([{ type: 'act', action: 'hop Red1 Angel 200' }]);
    hear(state(8, [told(8, 0)], true));
    sitting.take(roll);
    expect(sent).toHaveLength(2);
  });

  it('hears every line of the chat once', () => {
    const { sitting, hear } = sit();
    const who = { seat: null, person: 'p1', channel: 'table', name: 'Anna' } as const;
    const line = { id: 4, ...who, text: 'hello', time: '2026-01-01T00:00:00Z' };
    hear({ type: 'chat', line });
    hear({ type: 'chat', line });
    expect(sitting.chat).toEqual([line]);
  });
});

describe('a long list', () => {
  const piece = (id: number) => ({ kind: 'piece', id });
  const go = (id: number, place: string): ActionOffer => ({
    text: `go ${id} ${place}`,
    verb: 'go',
    picks: [piece(id), { kind: 'place', id: place }],
    meaning: null,
    preview: null,
  });
  const finish = { kind: 'button', id: 'roll' };

  function asked() {
    const table = sit();
    const long = state(0, [], true) as State & { type: 'state' };
    const firstPicks = [piece(1), piece(2), finish];
    table.hear({ ...long, decision: { ...long.decision!, actions: [], first_picks: firstPicks } });
    const answer = (id: number, ...places: string[]) =>
      table.hear({
        type: 'continuing',
        id: `?piece ${id}`,
        number: 0,
        pick: piece(id),
        actions: places.map((place) => go(id, place)),
      });
    return { ...table, answer };
  }

  it('asks what begins with the first click, and goes on with the second', () => {
    const { sitting, sent, answer } = asked();
    expect(sitting.isMyTurn).toBe(true);
    expect(sitting.composition.next).toHaveLength(3);
    sitting.pick(piece(1));
    expect(sent).toEqual([{ type: 'continue', id: '?piece 1', number: 0, pick: piece(1) }]);
    expect(sitting.isComing).toBe(true);
    answer(1, 'a', 'b');
    expect(sitting.isComing).toBe(false);
    expect(sitting.composition.next.map(({ id }) => id)).toEqual(['a', 'b']);
    sitting.pick({ kind: 'place', id: 'b' });
    expect(sent[1]).toMatchObject({ type: 'act', action: 'go 1 b' });
  });

  it('remembers a click that was faster than the answer', () => {
    const { sitting, sent, answer } = asked();
    sitting.pick(piece(1));
    sitting.pick({ kind: 'place', id: 'a' });
    expect(sent).toHaveLength(1);
    answer(1, 'a', 'b');
    expect(sent[1]).toMatchObject({ type: 'act', action: 'go 1 a' });
  });

  it('takes another piece instead, and asks for nothing twice', () => {
    const { sitting, sent, answer } = asked();
    sitting.pick(piece(1));
    sitting.pick(piece(2));
    answer(1, 'a', 'b');
    expect(sitting.picked).toEqual([piece(2)]);
    expect(sitting.isComing).toBe(true);
    answer(2, 'c', 'd');
    expect(sitting.composition.next.map(({ id }) => id)).toEqual(['c', 'd']);
    sitting.pick(piece(1));
    expect(sitting.composition.next.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(sent).toHaveLength(2);
  });

  it('does at once what a button alone says', () => {
    const { sitting, sent, hear } = asked();
    sitting.pick(finish);
    hear({ type: 'continuing', id: '?button roll', number: 0, pick: finish, actions: [roll] });
    expect(sent[1]).toMatchObject({ type: 'act', action: 'roll' });
  });

  it('does not wait for what will not come', () => {
    const { sitting, sent, hear } = asked();
    sitting.pick(piece(1));
    hear({ type: 'stale', id: '?piece 1', number: 1 });
    expect(sitting.picked).toEqual([]);
    sitting.pick(piece(1));
    expect(sent).toHaveLength(2);
  });

  it('asks ahead for what somebody points at', () => {
    const { sitting, sent, answer } = asked();
    expect(sitting.firstPicks.after(piece(1))).toBeNull();
    sitting.firstPicks.ask(piece(1));
    answer(1, 'a', 'b');
    expect(sitting.firstPicks.after(piece(1))).toHaveLength(2);
    expect(sitting.picked).toEqual([]);
    sitting.pick(piece(1));
    expect(sent).toHaveLength(1);
  });
});

describe('a secret choice', () => {
  const choice = (name: string): ActionOffer => ({
    text: `divide ${name}`,
    verb: 'divide',
    picks: [{ kind: 'character', id: name }],
    meaning: null,
    preview: null,
  });
  const concede: ActionOffer = { ...roll, text: 'concede', verb: 'concede', picks: [] };
  const chosen = { ...state(1, [told(1, 0)]), chosen: choice('Ogre'), asides: [choice('Troll'), concede] };

  it('is offered again only to who wants to choose otherwise', () => {
    const { sitting, hear, sent } = sit();
    hear(chosen as FromServer);
    expect(sitting.offers).toEqual([concede]);
    expect(sitting.changes).toEqual([choice('Troll')]);
    sitting.isChanging = true;
    expect(sitting.offers).toEqual([choice('Troll'), concede]);
    sitting.act('divide Troll');
    expect(sent.at(-1)).toMatchObject({ type: 'act', action: 'divide Troll' });
    hear({ ...chosen, number: 2, story: [told(2, 0)], chosen: choice('Troll') } as FromServer);
    expect(sitting.isChanging).toBe(false);
  });
});
