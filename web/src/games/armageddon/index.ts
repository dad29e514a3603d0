/** Armageddon in the browser. */
import type { GameModule } from '../../shell/gamemodule';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { lessons } from './lessons';
import { armageddonSpeech } from './naming';
import type { ArmageddonView } from './contract';
import { figuresOf } from './view';

const armageddon: GameModule = {
  Board,
  Aside,
  score: (view: ArmageddonView, seat) => figuresOf(view).filter(({ owner }) => owner === seat).length,
  speech: armageddonSpeech,
  lessons,
  options: async () => (await import('./newtable/options')).default,
};

export default armageddon;
