/** Gods of Titan in the browser. */
import type { GameModule } from '../../shell/gamemodule';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { BADGES } from './colours';
import type { GodsView } from './contract';
import { lesson } from './lesson';
import { godsSpeech } from './naming';

const gods: GameModule = {
  Board,
  Aside,
  badge: (_view, seat) => BADGES[seat] ?? null,
  score: (view: GodsView, seat) => view.players[seat]?.battle_points ?? null,
  isOut: (view: GodsView, seat) => (view.players[seat]?.fallen ?? 0) > 0,
  speech: godsSpeech,
  lessons: () => [lesson],
};

export default gods;
