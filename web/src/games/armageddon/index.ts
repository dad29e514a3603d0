/** Armageddon in the browser. */
import type { GameModule } from '../../shell/gamemodule';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { lessons } from './lessons';
import { armageddonSpeech } from './naming';
import { figuresOf, type ArmageddonView } from './view';

const armageddon: GameModule = {
  Board,
  Aside,
  score: (view: ArmageddonView, seat) => figuresOf(view).filter(({ owner }) => owner === seat).length,
  speech: armageddonSpeech,
  lessons,
};

export default armageddon;
