import { mount } from 'svelte';
import App from './shell/App.svelte';
import './shell/fonts.css';
import './shell/theme.css';
import './shell/base.css';
import { i18n } from './shell/i18n.svelte';
import { router } from './shell/router.svelte';
import { settings } from './shell/settings.svelte';

document.documentElement.dataset.theme = settings.theme;
router.start();
// The page waits for its language, so that nobody sees it change under his eyes; without one it is English.
void i18n.start().finally(() => mount(App, { target: document.getElementById('app')! }));
