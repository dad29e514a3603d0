import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActionOffer, FromServer, Pick, StateNews, StoryEntry, ToServer } from './contract';
import type { Line, Live, LiveOptions } from './live';
import { settings } from './settings.svelte';
import { TableStore } from './tablestore.svelte';

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

/** With what I am asked. */
function asking(number: number, actions: readonly ActionOffer[]): StateNews {
  const prompt = { key: 'p', args: {} };
  const decision = { prompt, actions, is_open: false, is_sealed: false, first_picks: null };
  return { ...state(number, [told(0, -1)]), decision };
}

function state(number: number, story: StoryEntry[], isAsked = false): StateNews {
  const decision = isAsked ? asking(number, [roll]).decision : null;
  return {
    type: 'state',
    number,
    seat: 0,
    view: { number },
    due: [0],
    decision,
    asides: [],
    calls: [],
    chosen: null,
    undos: 0,
    may_undo: false,
    outcome: null,
    story,
  };
}

function sit() {
  const sent: ToServer[] = [];
  let options!: LiveOptions;
  let isBroken = false;
  const tableStore = new TableStore('t1', (_, given) => {
    options = given;
    const send = (message: ToServer) => !isBroken && sent.push(message) > 0;
    return { send, close: () => undefined } as unknown as Live;
  });
  return {
    tableStore,
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
    const { tableStore, hear, since } = sit();
    expect(since()).toBe(-1);
    hear(state(2, [told(0, -1), told(1, 1), told(2, 0)], true));
    expect(tableStore.state?.number).toBe(2);
    expect(tableStore.newest).toEqual([]);
    expect(tableStore.story).toHaveLength(3);
    expect(tableStore.isMyTurn).toBe(true);
    expect(since()).toBe(2);
  });

  it('shows what others do one after the other, and asks only when all is shown', () => {
    const { tableStore, hear } = sit();
    hear(state(0, [told(0, -1)]));
    hear(state(1, [told(1, 1)]));
    hear(state(2, [told(2, 1)], true));
    expect(tableStore.state?.number).toBe(1);
    expect(tableStore.offers).toEqual([]);
    vi.advanceTimersByTime(700);
    expect(tableStore.state?.number).toBe(2);
    expect(tableStore.isMyTurn).toBe(true);
    expect(tableStore.story.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it('can skip to the end and loses nothing of the story', () => {
    const { tableStore, hear } = sit();
    hear(state(0, [told(0, -1)]));
    for (const number of [1, 2, 3, 4]) hear(state(number, [told(number, 1)]));
    tableStore.catchUp();
    expect(tableStore.state?.number).toBe(4);
    expect(tableStore.story.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
  });

  it('shows only the last where more have come than anybody could follow', () => {
    const { tableStore, hear } = sit();
    hear(state(0, [told(0, -1)]));
    for (let number = 1; number <= 300; number++) {
      hear(state(number, [told(number, 1)]));
      expect(tableStore.waiting.length).toBeLessThanOrEqual(100);
    }
    expect(tableStore.state?.number).toBeGreaterThan(200);
    tableStore.catchUp();
    expect(tableStore.state?.number).toBe(300);
    expect(tableStore.story).toHaveLength(301);
  });

  it('keeps nothing for later in a page that nobody sees', () => {
    const { tableStore, hear } = sit();
    hear(state(0, [told(0, -1)]));
    vi.stubGlobal('document', { hidden: true });
    for (const number of [1, 2, 3]) hear(state(number, [told(number, 1)]));
    vi.unstubAllGlobals();
    expect(tableStore.state?.number).toBe(3);
    expect(tableStore.waiting).toEqual([]);
    expect(tableStore.newest).toEqual([]);
    expect(tableStore.story).toHaveLength(4);
  });

  it('sends what is complete, once, and waits for the answer', () => {
    const { tableStore, sent, hear } = sit();
    hear(state(7, [told(0, -1)], true));
    tableStore.pick({ kind: 'button', id: 'roll' });
    tableStore.pick({ kind: 'button', id: 'roll' });
    expect(sent).toEqual([{ type: 'act', id: 'roll', number: 7, action: 'roll' }]);
    hear(state(8, [told(8, 0)]));
    expect(tableStore.isSending).toBe(false);
    expect(tableStore.picked).toEqual([]);
  });

  it('keeps a half-made choice while others decide, as long as the same is asked', () => {
    const { tableStore, hear } = sit();
    hear(state(7, [told(0, -1)], true));
    tableStore.written = 'split';
    const picks: Pick[] = [{ kind: 'piece', id: 1 }];
    const march: ActionOffer = { ...roll, text: 'march 1 2', picks: [...picks, { kind: 'place', id: 2 }] };
    const asked = (number: number, seat: number, actions = [march]) => {
      const shown = state(number, [told(number, seat)], true);
      return { ...shown, decision: { ...shown.decision!, actions } };
    };
    hear(asked(8, 1));
    tableStore.pick(picks[0]!);
    expect(tableStore.picked).toEqual(picks);
    vi.advanceTimersByTime(700);
    hear(asked(9, 1));
    vi.advanceTimersByTime(700);
    expect(tableStore.picked).toEqual(picks);
    expect(tableStore.written).toBe('split');
    hear(asked(10, 1, [march, roll]));
    vi.advanceTimersByTime(700);
    expect(tableStore.picked).toEqual([]);
  });

  it('says again what came too late, as long as the same is asked', () => {
    const { tableStore, sent, hear } = sit();
    hear(state(7, [told(0, -1)], true));
    tableStore.act('roll');
    hear({ type: 'stale', id: 'roll', number: 8 }); // the state may come afterwards …
    hear(state(8, [told(8, 1)], true));
    expect(sent.at(-1)).toEqual({ type: 'act', id: 'roll', number: 8, action: 'roll' });
    hear(state(9, [told(9, 2)], true)); // … or before
    expect(tableStore.isSending).toBe(true);
    hear({ type: 'stale', id: 'roll', number: 9 });
    expect(sent).toHaveLength(3);
    expect(sent.at(-1)).toMatchObject({ number: 9 });
    hear(state(10, [told(10, 1)]));
    hear({ type: 'stale', id: 'roll', number: 10 });
    expect(sent).toHaveLength(3);
    expect(tableStore.isSending).toBe(false);
    expect(tableStore.trouble).toMatch(/faster/);
  });

  it('never says again what was to be taken back', () => {
    const { tableStore, sent, hear } = sit();
    hear(state(7, [told(0, -1)], true));
    tableStore.act('roll');
    hear(state(8, [told(8, 0)], true));
    tableStore.undo();
    hear(state(9, [told(9, 1)], true));
    hear({ type: 'stale', id: 'undo', number: 9 });
    expect(sent.map(({ type }) => type)).toEqual(['act', 'undo']);
    expect(tableStore.isSending).toBe(false);
  });

  it('tells when nothing can be said', () => {
    const { tableStore, sent, hear, breakLine } = sit();
    hear(state(7, [told(0, -1)], true));
    breakLine();
    tableStore.act('roll');
    expect(sent).toEqual([]);
    expect(tableStore.isSending).toBe(false);
    expect(tableStore.trouble).toMatch(/cannot be reached/);
  });

  it('says that it is still sending when an answer takes long', () => {
    const { tableStore, hear } = sit();
    hear(state(7, [told(0, -1)], true));
    tableStore.act('roll');
    vi.advanceTimersByTime(1_400);
    expect(tableStore.pending.isLong).toBe(false);
    vi.advanceTimersByTime(200);
    expect(tableStore.pending.isLong).toBe(true);
    hear(state(8, [told(8, 0)]));
    expect(tableStore.pending.isLong).toBe(false);
  });

  describe('when the line breaks with an action on its way', () => {
    function broken(isUndo = false) {
      const table = sit();
      table.hear(state(7, [told(0, -1)], true));
      if (isUndo) table.tableStore.undo();
      else table.tableStore.pick({ kind: 'button', id: 'roll' });
      table.notice('broken');
      expect(table.tableStore.isSending).toBe(false);
      expect(table.tableStore.picked).toEqual([]);
      table.notice('broken'); // it takes several attempts
      table.notice('open');
      return table;
    }

    it('tells that it did not arrive if nothing has changed', () => {
      for (const isUndo of [false, true]) {
        const { tableStore, hear } = broken(isUndo);
        hear(state(7, [], true));
        expect(tableStore.trouble).toMatch(/did not arrive/);
        hear(state(7, [], true));
        expect(tableStore.trouble).toBeNull();
      }
    });

    it('tells so too if only others have played', () => {
      const { tableStore, hear } = broken();
      hear(state(9, [told(8, 1), told(9, 1)], true));
      expect(tableStore.trouble).toMatch(/did not arrive/);
    });

    it('is silent if it did arrive, as the story tells it', () => {
      const acted = broken();
      acted.hear(state(9, [told(8, 0), told(9, 1)], true));
      vi.advanceTimersByTime(700);
      expect(acted.tableStore.trouble).toBeNull();
      const undone = broken(true);
      undone.hear({ type: 'undone', number: 6 });
      undone.hear(state(6, [], true));
      expect(undone.tableStore.trouble).toBeNull();
    });

    it('tells that things have changed if something else is asked now', () => {
      const { tableStore, hear } = broken();
      hear(state(8, [told(8, 1)]));
      expect(tableStore.trouble).toMatch(/faster/);
    });

    it('says nothing where nothing was on its way', () => {
      const { tableStore, hear, notice } = sit();
      hear(state(7, [told(0, -1)], true));
      notice('broken');
      notice('open');
      hear(state(7, [], true));
      expect(tableStore.trouble).toBeNull();
    });
  });

  it('shows a refusal and lets one choose again', () => {
    const { tableStore, hear } = sit();
    hear(state(7, [told(0, -1)], true));
    tableStore.act('roll');
    hear({ type: 'refused', id: 'roll', refusal: { rule: 'X1', args: {}, text: 'No.' } });
    expect(tableStore.refusal?.text).toBe('No.');
    expect(tableStore.isSending).toBe(false);
  });

  it('forgets what was undone', () => {
    const { tableStore, hear, since } = sit();
    hear(state(3, [told(0, -1), told(1, 0), told(2, 0), told(3, 0)]));
    hear({ type: 'undone', number: 2 });
    expect(since()).toBe(2);
    hear(state(2, [], true));
    expect(tableStore.story.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(tableStore.state?.number).toBe(2);
  });

  it('keeps what was told, but not yet shown, when something later is undone', () => {
    const { tableStore, hear } = sit();
    hear(state(0, [told(0, -1)]));
    for (const number of [1, 2, 3]) hear(state(number, [told(number, 1)]));
    hear({ type: 'undone', number: 2 });
    hear(state(2, []));
    expect(tableStore.story.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(tableStore.state?.number).toBe(2);
  });

  it('shows at once how things are when it hears that they have been taken back meanwhile', () => {
    const { tableStore, hear, undos } = sit();
    hear(state(3, [told(0, -1), told(1, 0), told(2, 0), told(3, 0)]));
    hear({ type: 'undone', number: 0 });
    hear({ ...state(2, [told(1, 0), told(2, 1)]), undos: 4 } as FromServer);
    expect(tableStore.state?.number).toBe(2);
    expect(tableStore.newest).toEqual([]);
    expect(undos()).toBe(4);
  });

  it('asks again before what has odds, if somebody wants to be asked', () => {
    settings.prefer({ confirm: true });
    const { tableStore, sent, hear } = sit();
    const target = { kind: 'unit', id: 'b' };
    const preview = { expected: 1, chances: { slays: 0.5 }, distribution: [] };
    const strike = { ...roll, text: 'strike b', verb: 'strike', picks: [target], preview };
    hear(asking(7, [strike]));
    tableStore.pick(target);
    expect(tableStore.asked).toEqual(strike);
    expect(sent).toEqual([]);
    tableStore.backTo(0);
    expect(tableStore.asked).toBeNull();
    tableStore.pick(target);
    tableStore.pick(target);
    expect(sent).toMatchObject([{ type: 'act', action: 'strike b' }]);
    settings.prefer({ confirm: false });
  });

  it('asks before something is given away, whether it was clicked or taken from the list', () => {
    const { tableStore, sent, hear } = sit();
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
    hear(asking(7, [roll, done, ...hops]));
    tableStore.take(done);
    expect(tableStore.asked).toEqual(done);
    tableStore.backTo(0);
    tableStore.pick(button);
    expect(tableStore.asked).toEqual(done);
    // Whoever says no is where he was before, and not asked the same again.
    tableStore.take(hops[0]!);
    expect(tableStore.picked).toHaveLength(2);
    tableStore.backTo(tableStore.picked.length - 1);
    expect(tableStore.asked).toBeNull();
    tableStore.take(hops[2]!);
    expect(tableStore.picked).toHaveLength(3);
    expect(sent).toEqual([]);
    tableStore.take(hops[2]!);
    expect(sent).toMatchObject([{ type: 'act', action: 'hop Red1 Angel 200' }]);
    hear(state(8, [told(8, 0)], true));
    tableStore.take(roll);
    expect(sent).toHaveLength(2);
  });

  it('hears every line of the chat once', () => {
    const { tableStore, hear } = sit();
    const who = { seat: null, person: 'p1', channel: 'table', name: 'Anna' } as const;
    const line = { id: 4, ...who, text: 'hello', time: '2026-01-01T00:00:00Z' };
    hear({ type: 'chat', line });
    hear({ type: 'chat', line });
    expect(tableStore.chat).toEqual([line]);
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
    const long = state(0, [], true);
    const firstPicks = [piece(1), piece(2), finish];
    table.hear({ ...long, decision: { ...long.decision!, actions: [], first_picks: firstPicks } });
    const answer = (id: number, ...places: string[]) =>
      table.hear({
        type: 'continuing',
        id: `?piece ${id}`,
        number: 0,
        pick: piece(id),
        actions: places.map((place) => go(id, place)),
        about: null,
      });
    return { ...table, answer };
  }

  it('asks what begins with the first click, and goes on with the second', () => {
    const { tableStore, sent, answer } = asked();
    expect(tableStore.isMyTurn).toBe(true);
    expect(tableStore.composition.next).toHaveLength(3);
    tableStore.pick(piece(1));
    expect(sent).toEqual([{ type: 'continue', id: '?piece 1', number: 0, pick: piece(1) }]);
    expect(tableStore.isComing).toBe(true);
    answer(1, 'a', 'b');
    expect(tableStore.isComing).toBe(false);
    expect(tableStore.composition.next.map(({ id }) => id)).toEqual(['a', 'b']);
    tableStore.pick({ kind: 'place', id: 'b' });
    expect(sent[1]).toMatchObject({ type: 'act', action: 'go 1 b' });
  });

  it('remembers a click that was faster than the answer', () => {
    const { tableStore, sent, answer } = asked();
    tableStore.pick(piece(1));
    tableStore.pick({ kind: 'place', id: 'a' });
    expect(sent).toHaveLength(1);
    answer(1, 'a', 'b');
    expect(sent[1]).toMatchObject({ type: 'act', action: 'go 1 a' });
  });

  it('takes another piece instead, and asks for nothing twice', () => {
    const { tableStore, sent, answer } = asked();
    tableStore.pick(piece(1));
    tableStore.pick(piece(2));
    answer(1, 'a', 'b');
    expect(tableStore.picked).toEqual([piece(2)]);
    expect(tableStore.isComing).toBe(true);
    answer(2, 'c', 'd');
    expect(tableStore.composition.next.map(({ id }) => id)).toEqual(['c', 'd']);
    tableStore.pick(piece(1));
    expect(tableStore.composition.next.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(sent).toHaveLength(2);
  });

  it('does at once what a button alone says', () => {
    const { tableStore, sent, hear } = asked();
    tableStore.pick(finish);
    hear({ type: 'continuing', id: '?button roll', number: 0, pick: finish, actions: [roll], about: null });
    expect(sent[1]).toMatchObject({ type: 'act', action: 'roll' });
  });

  it('does not wait for what will not come', () => {
    const { tableStore, sent, hear } = asked();
    tableStore.pick(piece(1));
    hear({ type: 'stale', id: '?piece 1', number: 1 });
    expect(tableStore.picked).toEqual([]);
    tableStore.pick(piece(1));
    expect(sent).toHaveLength(2);
  });

  it('asks ahead for what somebody points at', () => {
    const { tableStore, sent, answer } = asked();
    expect(tableStore.firstPicks.after(piece(1))).toBeNull();
    tableStore.firstPicks.ask(piece(1));
    answer(1, 'a', 'b');
    expect(tableStore.firstPicks.after(piece(1))).toHaveLength(2);
    expect(tableStore.picked).toEqual([]);
    tableStore.pick(piece(1));
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
    const { tableStore, hear, sent } = sit();
    hear(chosen as FromServer);
    expect(tableStore.offers).toEqual([concede]);
    expect(tableStore.changes).toEqual([choice('Troll')]);
    tableStore.isChanging = true;
    expect(tableStore.offers).toEqual([choice('Troll'), concede]);
    tableStore.act('divide Troll');
    expect(sent.at(-1)).toMatchObject({ type: 'act', action: 'divide Troll' });
    hear({ ...chosen, number: 2, story: [told(2, 0)], chosen: choice('Troll') } as FromServer);
    expect(tableStore.isChanging).toBe(false);
  });
});
