/** Tests read English; a browser fetches it. */
import { i18n } from './i18n.svelte';
import english from './messages/en.ftl?raw';

i18n.speak('en', english);
