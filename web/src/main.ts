import { mount } from 'svelte';
import App from './shell/App.svelte';
import './shell/fonts.css';
import './shell/theme.css';
import './shell/base.css';
import { askAhead } from './shell/prefetch';
import { useOwnValidationMessages } from './shell/formvalidation';
import { doubleClicks } from './shell/doubleclicks';
import { games } from './shell/games.svelte';
import { i18n } from './shell/i18n.svelte';
import { page } from './shell/firstpaint.svelte';
import { people } from './shell/people.svelte';
import { release } from './shell/release.svelte';
import { router } from './shell/router.svelte';
import { screenCalled } from './shell/screens';
import { settings } from './shell/settings.svelte';

document.documentElement.dataset.theme = settings.theme;
useOwnValidationMessages();
doubleClicks.start();
release.start();
router.start();

// Without its language nobody sees the page, so that it does not change under his eyes; without one it is English.
const speaks = i18n.start().catch(() => undefined);
const isKnown = people.start(speaks).catch(() => undefined);

const WORTH_WAITING = 500; // milliseconds

/**
 * The entry point. What a table needs is fetched while the page itself gets ready, not one thing after the other, and drawn with it, not
 * piece by piece. The server names the game in the page; where it does not, the table itself asks for everything.
 */
function tableAt(id: string): Promise<unknown> {
  const game = document.querySelector<HTMLMetaElement>('meta[name="game"]')?.content;
  const all = [isKnown, askAhead(id), screenCalled('table'), ...(game ? [games.fetchAhead(game)] : [])];
  // Whatever is missing is asked for again by those who need it, and they say what is wrong.
  return Promise.race([
    Promise.allSettled(all),
    new Promise((resolve) => setTimeout(resolve, WORTH_WAITING)),
  ]);
}

const { route } = router;
const isThere = route.screen === 'table' ? tableAt(route.table) : undefined;
void Promise.all([speaks, isThere]).then(() => {
  mount(App, { target: document.getElementById('app')! });
  page.start();
});
