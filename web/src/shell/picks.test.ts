import { describe, expect, it } from 'vitest';
import type { ActionOffer, Pick } from './contract';
import { attemptOf, compose, partsAsked, pickNext, tellingPicks } from './picks';

/** An offer from its text and its picks written as `kind:id`. */
function offer(text: string, picks: string): ActionOffer {
  return { text, verb: text.split(' ')[0]!, picks: picks.split(' ').map(pick), meaning: null, preview: null };
}

function pick(written: string): Pick {
  const [kind = '', id = ''] = written.split(':');
  return { kind, id: /^\d+$/.test(id) ? Number(id) : id };
}

const ids = (picks: readonly Pick[]) => picks.map(({ id }) => String(id)).sort();
const texts = (offers: readonly ActionOffer[]) => offers.map(({ text }) => text);

const moves = [
  offer('move Red1 41 3', 'legion:Red1 land:41 side:3'),
  offer('move Red1 41 5', 'legion:Red1 land:41 side:5'),
  offer('move Red1 3 1', 'legion:Red1 land:3 side:1'),
  offer('move Red2 3 1', 'legion:Red2 land:3 side:1'),
  offer('crown Red2 Titan', 'button:crown legion:Red2 character:Titan'),
  offer('teleport Red2 Titan 100', 'legion:Red2 land:100 character:Titan side:0'),
  offer('done', 'button:done'),
];

describe('what may be picked next', () => {
  it('begins with the first pick of every offer, each once', () => {
    expect(ids(compose(moves).next)).toEqual(['Red1', 'Red2', 'crown', 'done']);
    expect(compose(moves).complete).toBeNull();
  });

  it('follows what has been picked', () => {
    const { next, remaining } = compose(moves, [pick('legion:Red1')]);
    expect(ids(next)).toEqual(['3', '41']);
    expect(remaining).toHaveLength(3);
  });

  it('asks for the rest where several things can be meant', () => {
    const { next, complete } = compose(moves, [pick('legion:Red1'), pick('land:41')]);
    expect(ids(next)).toEqual(['3', '5']);
    expect(complete).toBeNull();
  });

  it('does not ask where only one thing can be meant', () => {
    expect(compose(moves, [pick('legion:Red1'), pick('land:3')]).complete?.text).toBe('move Red1 3 1');
  });

  it('does not move a piece that was only touched, even if it has one way to go', () => {
    expect(compose(moves, [pick('legion:Red2')]).complete).toBeNull();
  });

  it('does not take the button of a verb for a piece', () => {
    expect(compose(moves, [pick('button:crown'), pick('legion:Red2')]).complete).toBeNull();
  });

  it('takes a button for the whole if it is the whole', () => {
    expect(compose(moves, [pick('button:done')]).complete?.text).toBe('done');
  });

  it('knows places as numbers and as words', () => {
    const word: Pick = { kind: 'land', id: '3' };
    expect(compose(moves, [pick('legion:Red1'), word]).complete?.text).toBe('move Red1 3 1');
  });
});

describe('several things in one field', () => {
  const splits = [
    offer('split Red1 Centaur,Ogre', 'legion:Red1 character:Centaur character:Ogre button:done'),
    offer('split Red1 Ogre,Ogre', 'legion:Red1 character:Ogre character:Ogre button:done'),
    offer(
      'split Red1 Ogre,Ogre,Titan',
      'legion:Red1 character:Ogre character:Ogre character:Titan button:done',
    ),
  ];
  const after = (...picked: string[]) => compose(splits, ['legion:Red1', ...picked].map(pick));

  it('can be picked in any order', () => {
    expect(ids(after().next)).toEqual(['Centaur', 'Ogre', 'Titan']);
    expect(texts(after('character:Ogre').remaining)).toHaveLength(3);
    expect(texts(after('character:Titan', 'character:Ogre').remaining)).toEqual([
      'split Red1 Ogre,Ogre,Titan',
    ]);
  });

  it('are counted', () => {
    expect(ids(after('character:Ogre', 'character:Ogre').next)).toEqual(['Titan', 'done']);
  });

  it('wait for the button that closes them, even if only one offer is left', () => {
    expect(after('character:Centaur').complete).toBeNull();
    expect(after('character:Centaur', 'character:Ogre').complete).toBeNull();
    expect(after('character:Ogre', 'character:Centaur', 'button:done').complete?.text).toBe(
      'split Red1 Centaur,Ogre',
    );
  });

  it('are not mixed with a single thing of the same kind before them', () => {
    const musters = [
      offer(
        'muster Red1 Troll Ogre,Ogre',
        'legion:Red1 character:Troll character:Ogre character:Ogre button:done',
      ),
      offer('muster Red1 Ogre Troll', 'legion:Red1 character:Ogre character:Troll button:done'),
    ];
    const { remaining, complete } = compose(musters, [pick('legion:Red1'), pick('character:Ogre')]);
    expect(texts(remaining)).toEqual(['muster Red1 Ogre Troll']);
    // Recruit and legion are named; what must be shown follows of itself.
    expect(complete?.text).toBe('muster Red1 Ogre Troll');
  });

  it('may be none', () => {
    const offers = [
      offer('propose attacker', 'button:attacker button:done'),
      offer('propose attacker Ogre', 'button:attacker character:Ogre button:done'),
    ];
    expect(ids(compose(offers, [pick('button:attacker')]).next)).toEqual(['Ogre', 'done']);
    const all = ['button:attacker', 'button:done'].map(pick);
    expect(compose(offers, all).complete?.text).toBe('propose attacker');
  });
});

describe('a click', () => {
  const picked = [pick('legion:Red1')];

  it('goes on where it can', () => {
    expect(pickNext(moves, picked, pick('land:3'))).toEqual([pick('legion:Red1'), pick('land:3')]);
  });

  it('begins anew on something that could come first', () => {
    expect(pickNext(moves, picked, pick('legion:Red2'))).toEqual([pick('legion:Red2')]);
  });

  it('changes to another place for the same piece', () => {
    const before = [pick('legion:Red1'), pick('land:41')];
    expect(pickNext(moves, before, pick('land:3'))).toEqual([pick('legion:Red1'), pick('land:3')]);
  });

  it('takes back what was picked last', () => {
    expect(pickNext(moves, picked, pick('legion:Red1'))).toEqual([]);
  });

  it('leads nowhere on anything else', () => {
    expect(pickNext(moves, picked, pick('land:999'))).toBeNull();
    expect(pickNext(moves, [], pick('land:3'))).toBeNull();
  });

  it('that leads nowhere can still be put into words, to hear why not', () => {
    const { remaining } = compose(moves, picked);
    expect(attemptOf(remaining, picked, pick('land:999'))).toBe('move Red1 999 3');
    expect(attemptOf(remaining, picked, pick('hex:D4'))).toBeNull();
  });
});

describe('what is clicked in another order than it is written', () => {
  const leap = (lord: string, land: number, side = 0) =>
    offer(
      `teleport Red1 ${lord} ${land}${side ? ` ${side}` : ''}`,
      `legion:Red1 land:${land} character:${lord} side:${side}`,
    );
  const walk = offer('move Red1 41 3', 'legion:Red1 land:41 side:3');
  const leaps = [walk, leap('Angel', 41), leap('Titan', 100), leap('Angel', 200), leap('Titan', 200)];
  const attacks = [1, 3, 5].map((side) => leap('Titan', 7, side));
  const after = (offers: readonly ActionOffer[], ...written: string[]) => compose(offers, written.map(pick));

  it('is asked by piece and place, then for what tells the rest apart', () => {
    expect(ids(after(leaps, 'legion:Red1').next)).toEqual(['100', '200', '41']);
    expect(after(leaps, 'legion:Red1', 'land:100').complete?.text).toBe('teleport Red1 Titan 100');
    expect(ids(after(leaps, 'legion:Red1', 'land:200').next)).toEqual(['Angel', 'Titan']);
    expect(ids(after(leaps, 'legion:Red1', 'land:41').next)).toEqual(['3', 'Angel']);
  });

  it('needs no name but the verb where that tells it', () => {
    const { remaining, picked } = after(leaps, 'legion:Red1', 'land:41');
    expect(remaining.map((one) => tellingPicks(one, remaining, picked))).toEqual([[], []]);
  });

  it('is not asked for what follows of itself', () => {
    const { next, picked } = after(attacks, 'legion:Red1', 'land:7');
    expect(ids(next)).toEqual(['1', '3', '5']);
    expect(ids(picked)).toEqual(['7', 'Red1', 'Titan']);
    const made = pickNext(attacks, ['legion:Red1', 'land:7'].map(pick), pick('side:5'));
    expect(compose(attacks, made!).complete?.text).toBe('teleport Red1 Titan 7 5');
  });

  it('can be put into words, to hear why not', () => {
    const picked = [pick('legion:Red1')];
    expect(attemptOf(leaps.slice(1), picked, pick('land:999'))).toBe('teleport Red1 Angel 999');
  });
});

describe('the name of an offer', () => {
  const told = (place: number, ...picked: string[]) => {
    const made = picked.map(pick);
    return ids(tellingPicks(moves[place]!, compose(moves, made).remaining, made));
  };

  it('has a piece and a place, and what else is needed to tell it from the others', () => {
    expect(told(2)).toEqual(['3', 'Red1']);
    expect(told(0)).toEqual(['3', '41', 'Red1']);
    expect(told(6)).toEqual(['done']);
  });

  it('leaves out what has been picked', () => {
    expect(told(2, 'legion:Red1')).toEqual(['3']);
  });

  it('is nothing where a piece and a place leave only one thing to be meant', () => {
    expect(told(2, 'legion:Red1', 'land:3')).toEqual([]);
  });

  it('has at least one of several things while they are being chosen', () => {
    const split = offer('split Red1 Ogre,Troll', 'legion:Red1 character:Ogre character:Troll button:done');
    const made = ['legion:Red1', 'character:Ogre'].map(pick);
    expect(ids(tellingPicks(split, [split], made))).toEqual(['Troll']);
  });
});

describe('the part of an action that is asked next', () => {
  const asked = (offers: readonly ActionOffer[], ...written: string[]) => {
    const { remaining, picked } = compose(offers, written.map(pick));
    return partsAsked(remaining, picked);
  };

  it('is counted in the words of the action', () => {
    expect(asked(moves, 'legion:Red1')).toEqual(['move-1']);
    expect(asked(moves, 'legion:Red1', 'land:41')).toEqual(['move-2']);
    expect(asked(moves, 'button:crown')).toEqual(['crown-0']);
  });

  it('may be of several actions', () => {
    expect(asked(moves, 'legion:Red2')).toEqual(['move-1', 'teleport-1']);
  });

  const splits = [
    offer('split Red1 Ogre,Troll', 'legion:Red1 character:Ogre character:Troll button:done'),
    offer('split Red1 Ogre,Ogre', 'legion:Red1 character:Ogre character:Ogre button:done'),
  ];
  const larger = offer(
    'split Red1 Ogre,Ogre,Troll',
    'legion:Red1 character:Ogre character:Ogre character:Troll button:done',
  );

  it('stays the same while several things are chosen', () => {
    expect(asked(splits, 'legion:Red1')).toEqual(['split-1']);
    expect(asked(splits, 'legion:Red1', 'character:Ogre')).toEqual(['split-1']);
    expect(asked([...splits, larger], 'legion:Red1', 'character:Ogre', 'character:Ogre')).toEqual([
      'split-1',
    ]);
  });

  it('is nothing where nobody else can be chosen', () => {
    expect(asked(splits, 'legion:Red1', 'character:Ogre', 'character:Troll')).toEqual([]);
  });
});
