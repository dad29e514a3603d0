import { mount } from 'svelte';
import App from './shell/App.svelte';
import './shell/fonts.css';
import './shell/theme.css';
import './shell/base.css';
import { games } from './shell/games.svelte';
import { i18n } from './shell/i18n.svelte';
import { router } from './shell/router.svelte';
import { settings } from './shell/settings.svelte';

document.documentElement.dataset.theme = settings.theme;
router.start();
// The page waits for its language, so that nobody sees it change under his eyes; without one it is English.
void i18n.start().finally(() => mount(App, { target: document.getElementById('app')! }));

// What a table needs is fetched while the page itself gets ready, not one thing after the other.
if (router.route.screen === 'table') {
  void import('./shell/screens/Table.svelte').catch(() => undefined);
  void games.fetchAhead(router.route.table).catch(() => undefined); // whoever needs it asks again, and says what is wrong
  // The first number takes a browser a while to write: better now than when the board is waited for.
  new Intl.NumberFormat(document.documentElement.lang).format(0);
}
