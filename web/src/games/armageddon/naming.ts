/** At a table messages say `Axe on 1/4` where the engine numbers a figure, and who has lost the last of what. */
import type { StoryEntry } from '../../shell/contract';
import type { Figures } from '../../shell/gamemodule';
import type { Speech } from '../../shell/fluent';
import { capitalised } from '../../shell/labels';
import { groundOf } from './map/ground';
import type { ArmageddonFigures, ArmageddonView, Figure } from './contract';
import type { Seat } from './view';
import { figureAbout, figureName } from './words';

interface Seen {
  view: ArmageddonView;
  figures: Figures;
  story: readonly StoryEntry[];
}

const OWN = new Set(['figure-name', 'figure-about', 'refused-of']);
const LAST_LOST = 'outcome-annihilated-kind';

/** Who has lost because he has none left of a kind that counted; null: nobody alone, or it is not told. */
export function lastLost({ field, outcome }: ArmageddonView): { seat: Seat; kind: string } | null {
  const [loser, another] = (outcome?.places ?? []).flatMap((place, seat) => (place > 1 ? seat : []));
  const [goal, other] = field.goals.filter((each) => each.goal === 'annihilate-kind');
  if (loser === undefined || another !== undefined || !goal || other) return null;
  return { seat: loser, kind: goal.kind };
}

export function armageddonSpeech(speech: Speech, { view, figures }: Seen): Speech {
  const name = (figure: Figure) =>
    figureName(speech.say, groundOf(view.field.land, figures as ArmageddonFigures), figure);
  return {
    has: (key) => OWN.has(key) || speech.has(key),
    say: (key, args = {}) => {
      const lost = key === LAST_LOST ? lastLost(view) : null;
      if (lost) return speech.say('board-last-lost', lost);
      if (!OWN.has(key)) return speech.say(key, args);
      const figure = view.field.figures[String(args.figure)];
      if (key === 'figure-about') return figure ? figureAbout(speech.say, view, figure) : '';
      if (key === 'refused-of')
        return figure ? speech.say('board-refused', { ...args, who: capitalised(name(figure)) }) : '';
      // Nobody: a blow without support.
      return figure ? name(figure) : speech.say('board-alone');
    },
  };
}
