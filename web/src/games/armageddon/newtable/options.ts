/** What is chosen otherwise than by a word in the form for a new table. */
import Allies from './Allies.svelte';
import Battles from './Battles.svelte';
import Chapters from './Chapters.svelte';

export default { scenario: Battles, chapters: Chapters, teams: Allies };
