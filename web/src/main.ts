import { mount } from 'svelte';
import App from './shell/App.svelte';
import './shell/fonts.css';
import './shell/theme.css';
import './shell/base.css';
import { askAhead } from './shell/ahead';
import { complainInOurWords } from './shell/complaints';
import { doubleClicks } from './shell/doubleclicks';
import { games } from './shell/games.svelte';
import { i18n } from './shell/i18n.svelte';
import { people } from './shell/people.svelte';
import { release } from './shell/release.svelte';
import { router } from './shell/router.svelte';
import { settings } from './shell/settings.svelte';

document.documentElement.dataset.theme = settings.theme;
complainInOurWords();
doubleClicks.start();
release.start();
router.start();
const isReady = i18n.start();
void people.start(isReady).catch(() => undefined);

// What a table needs is fetched while the page itself gets ready, not one thing after the other. The server names the
// game in the page; where it does not, the table itself asks for everything.
if (router.route.screen === 'table') {
  void import('./shell/screens/Table.svelte').catch(() => undefined);
  const game = document.querySelector<HTMLMetaElement>('meta[name="game"]')?.content;
  askAhead(router.route.table);
  if (game) void games.fetchAhead(game).catch(() => undefined); // whoever needs it asks again, and says what is wrong
}
// The page waits for its language, so that nobody sees it change under his eyes; without one it is English.
void isReady.finally(() => mount(App, { target: document.getElementById('app')! }));

// The first number and the first plural take a browser a while: better now, while it waits, than with the board.
void isReady.finally(() => {
  new Intl.NumberFormat(i18n.language).format(0);
  new Intl.PluralRules(i18n.language).select(0);
});
