/** At a table messages say `Axe on 1/4` where the engine numbers a figure. */
import type { Figures, StoryEntry } from '../../shell/contract';
import type { Speech } from '../../shell/fluent';
import { groundOf } from './map/ground';
import type { ArmageddonView } from './view';
import { figureAbout, figureName } from './words';

interface Seen {
  view: ArmageddonView;
  figures: Figures;
  story: readonly StoryEntry[];
}

const OWN = new Set(['figure-name', 'figure-about']);

export function armageddonSpeech(speech: Speech, { view }: Seen): Speech {
  return {
    has: (key) => OWN.has(key) || speech.has(key),
    say: (key, args = {}) => {
      if (!OWN.has(key)) return speech.say(key, args);
      // Nobody: a blow without support.
      const figure = view.field.figures[String(args.figure)];
      if (key === 'figure-about') return figure ? figureAbout(speech.say, view, figure) : '';
      return figure ? figureName(speech.say, groundOf(view.field.land), figure) : speech.say('board-alone');
    },
  };
}
