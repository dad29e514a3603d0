import { describe, expect, it } from 'vitest';
import type { ActionOffer, Pick } from '../contract';
import { speechOf } from '../fluent';
import { meaningOf, picksTitle } from '../labels';
import { compose } from '../picks';
import { gathered, layOut, type Entry } from './choices';

/** An offer from its text and its picks written as `kind:id`. */
function offer(text: string, picks: string, meaning = ''): ActionOffer {
  return {
    text,
    verb: text.split(' ')[0]!,
    picks: picks.split(' ').map(pick),
    meaning: meaning ? { key: 'meaning', args: { meaning } } : null,
    preview: null,
  };
}

function pick(written: string): Pick {
  const [kind = '', id = ''] = written.split(':');
  return { kind, id };
}

const speech = speechOf([['en', 'meaning = { $meaning }\nland-name = Land { $land }']]);

function shown(offers: readonly ActionOffer[], ...picked: Pick[]): string[] {
  const composition = compose(offers, picked);
  const title = ({ offer, telling }: { offer: ActionOffer; telling: readonly Pick[] }) =>
    picksTitle(speech, offer, telling);
  return layOut(composition.remaining, composition).map((entry: Entry) => {
    if (entry.kind === 'offer') return title(entry.row);
    if (entry.kind === 'pick') return `${entry.pick.id} ›`;
    return `${entry.lead.id}: ${entry.rows.map(title).join(' | ')}`;
  });
}

const move = (legion: string, land: number) =>
  offer(`move ${legion} ${land}`, `legion:${legion} land:${land}`);

function subsets(names: readonly string[]): string[][] {
  const [first, ...rest] = names;
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others.map((group) => [first, ...group]), ...others].filter(
    (group) => group.length > 0 || !rest.length,
  );
}

describe('the list of choices', () => {
  it('names a piece once, over all that it may do', () => {
    expect(shown([move('I', 3), move('I', 41), move('II', 3)])).toEqual([
      'I: Land 3 | Land 41',
      'II: Land 3',
    ]);
  });

  it('needs no names over single rows', () => {
    expect(shown([move('I', 3), move('II', 41)])).toEqual(['I · Land 3', 'II · Land 41']);
  });

  it('tells different verbs of a piece apart', () => {
    const offers = [move('I', 3), move('I', 4), offer('fly I 5', 'legion:I land:5')];
    expect(shown(offers)).toEqual(['I: Land 3 | Land 4', 'I: Land 5']);
  });

  it('shows what reads the same once, with its number', () => {
    const told = gathered(['axe', 'lance', 'axe'], (word) => word);
    expect(told).toEqual([
      { one: 'axe', count: 2 },
      { one: 'lance', count: 1 },
    ]);
  });

  it('goes step by step where there are many', () => {
    const offers = Array.from({ length: 20 }, (_, land) => move(land < 19 ? 'I' : 'II', land));
    expect(shown(offers)).toEqual(['I ›', 'II · Land 19']);
  });

  it('lets whoever wants all of several things take them at once', () => {
    const keep = (winner: string, names: readonly string[]) =>
      offer(
        `propose ${winner} ${names.join(',')}`,
        [`button:${winner}`, ...names.map((name) => `unit:${name}`), 'button:done'].join(' '),
      );
    const six = ['Angel', 'Lion', 'Lion', 'Ogre', 'Troll', 'Titan'];
    const groups = [...new Map(subsets(six).map((group) => [group.join(), group])).values()];
    const offers = [
      offer('propose nobody', 'button:nobody button:done'),
      keep('attacker', ['Ogre']),
      ...groups.filter((group) => group.includes('Titan')).map((group) => keep('defender', group)),
    ];
    expect(offers.length).toBeGreaterThan(20);
    const everybody = 'Defender · Angel, Lion ×2, Ogre, Troll, Titan';
    expect(shown(offers)).toEqual(['Nobody', 'Attacker · Ogre', everybody, 'defender ›']);
    const [all, ...steps] = shown(offers, pick('button:defender'));
    expect(all).toBe('Angel, Lion ×2, Ogre, Troll, Titan');
    expect(steps).not.toContain(all);
    expect(steps).toContain('Troll ›');
    // Of parts that are limited in size none has all the others.
    const pairs = groups.filter((group) => group.length === 2 || group.length === 3);
    expect(shown(pairs.map((group) => keep('defender', group)))).toEqual(['defender ›']);
  });

  it('counts equal things that are chosen together', () => {
    const offers = [
      offer('divide Ogre,Ogre,Troll', 'unit:Ogre unit:Ogre unit:Troll button:done'),
      offer('divide Ogre,Troll,Troll', 'unit:Ogre unit:Troll unit:Troll button:done'),
    ];
    expect(shown(offers)).toEqual(['Ogre ×2, Troll', 'Ogre, Troll ×2']);
    expect(shown(offers, pick('unit:Ogre'))).toEqual(['Ogre, Troll', 'Troll ×2']);
  });
});

describe('what a choice would do', () => {
  it('does not repeat its title', () => {
    const one = offer('move I 3', 'legion:I land:3', 'Land 3, musters Troll');
    expect(meaningOf(speech, one, 'Land 3')).toBe('musters Troll');
    expect(meaningOf(speech, one, 'I · Land 3')).toBe('musters Troll');
    expect(meaningOf(speech, one)).toBe('Land 3, musters Troll');
    expect(meaningOf(speech, offer('move I 3', 'legion:I land:3', 'Land 3'), 'Land 3')).toBe('');
    expect(meaningOf(speech, offer('move I 3', 'legion:I land:3', 'Land 33'), 'Land 3')).toBe('Land 33');
  });

  it('leaves bare numbers to what they mean', () => {
    const takes = [
      offer('take 2 0', 'amount:2 amount:0', '2 grain'),
      offer('take 0 2', 'amount:0 amount:2', '2 wood'),
    ];
    expect(shown(takes)).toEqual(['', '']);
  });
});
