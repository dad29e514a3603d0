/** Error messages in the reader's language; in the server's where we have no sentence. */
import { ApiError } from './api';
import { i18n, t } from './i18n.svelte';

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError) || error.isUnreachable) return t('trouble-unreachable');
  if (error.refusal) return error.message;
  const key = `trouble-${error.code}`;
  return t(i18n.has(key) ? key : 'trouble-other', { text: error.message });
}
