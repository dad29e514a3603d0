/** What went wrong, in the reader's language where we have a sentence for it, else in the server's. */
import { ApiError } from './api';
import { i18n, t } from './i18n.svelte';

export function troubleText(error: unknown): string {
  if (!(error instanceof ApiError) || error.isUnreachable) return t('trouble-unreachable');
  if (error.refusal) return error.message;
  const key = `trouble-${error.code}`;
  return error.code && i18n.has(key) ? t(key, { text: error.message }) : error.message;
}
