/** Where people make battles of their own. */
export { default } from './editor/Editor.svelte';
