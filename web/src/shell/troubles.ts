/** What went wrong, in the reader's language; what we have no sentence for in the server's. */
import { ApiError } from './api';
import { i18n, t } from './i18n.svelte';

export function troubleText(error: unknown): string {
  if (!(error instanceof ApiError) || error.isUnreachable) return t('trouble-unreachable');
  if (error.refusal) return error.message;
  const key = `trouble-${error.code}`;
  return t(i18n.has(key) ? key : 'trouble-other', { text: error.message });
}
