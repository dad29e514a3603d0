/** Battlemist in the browser. */
import type { GameModule } from '../../shell/gamemodule';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { numberOf } from './colours';
import { lesson } from './lesson';
import { battlemistSpeech } from './naming';
import type { BattlemistView } from './view';

const battlemist: GameModule = {
  Board,
  Aside,
  badge: (view: BattlemistView | null, seat) => numberOf(view?.players[seat]?.race),
  score: (view: BattlemistView, seat) => (view.players[seat] ? `${view.players[seat].stars} ★` : null),
  isOut: (view: BattlemistView, seat) => (view.players[seat]?.fallen ?? 0) > 0,
  speech: battlemistSpeech,
  lessons: () => [lesson],
};

export default battlemist;
