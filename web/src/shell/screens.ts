/** The screens, loaded lazily but for the first. */
import type { Component } from 'svelte';
import type { Route } from './routes';

export type LaterScreen = Exclude<Route['screen'], 'lobby'>;

const screens: Record<LaterScreen, () => Promise<{ default: Component<any> }>> = {
  new: () => import('./screens/NewTable.svelte'),
  table: () => import('./screens/Table.svelte'),
  workshop: () => import('./screens/Workshop.svelte'),
  rules: () => import('./screens/Rules.svelte'),
  credits: () => import('./screens/Credits.svelte'),
  missing: () => import('./screens/NotFound.svelte'),
};

const wanted: Partial<Record<LaterScreen, Promise<{ default: Component<any> }>>> = {};

/** One promise for each page, so that a new address on the same page does not build it anew. */
export function screenCalled(screen: LaterScreen): Promise<{ default: Component<any> }> {
  return (wanted[screen] ??= screens[screen]().catch((error: unknown) => {
    delete wanted[screen]; // the next attempt may succeed
    throw error;
  }));
}
