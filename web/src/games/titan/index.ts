/** Titan in the browser. */
import type { GameModule } from '../../shell/gamemodule';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { lesson } from './lesson';
import { titanSpeech } from './naming';
import type { TitanView } from './contract';

const titan: GameModule = {
  Board,
  Aside,
  score: (view: TitanView, seat) => view.players[seat]?.score ?? null,
  isOut: (view: TitanView, seat) => (view.players[seat]?.fallen ?? 0) > 0,
  speech: titanSpeech,
  lessons: () => [lesson],
};

export default titan;
