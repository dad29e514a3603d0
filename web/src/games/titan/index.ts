/** Titan in the browser. */
import type { GameModule } from '../../shell/contract';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { fillOf } from './colours';

const titan: GameModule = { Board, Aside, colours: fillOf };

export default titan;
