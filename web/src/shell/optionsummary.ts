/** The summary of a table's options that are not as usual, in words: “Points to win: 80”. */
import type { OptionForm, TableSummary } from './contract';
import type { Speech } from './fluent';
import { t } from './i18n.svelte';
import { changesInWords, choiceOfOption, isOwn, optionName } from './labels';
import { changedCells } from './optiontable';

/** Brief: where there is no room for all that was changed in a table of numbers. */
export function unusualTerms(
  speech: Speech,
  forms: readonly OptionForm[],
  { options }: Pick<TableSummary, 'options'>,
  isBrief = false,
): string[] {
  return forms
    .filter(({ name, default: usual }) => (options[name] ?? usual) !== usual)
    .map((form) => term(speech, form, options[form.name], isBrief));
}

function term(speech: Speech, form: OptionForm, value: unknown, isBrief: boolean): string {
  const { name, table } = form;
  const label = optionName(speech, name);
  if (value === true) return label;
  if (value === false) return t('option-off', { option: label });
  if (isOwn(form, value)) return `${label}: ${t('option-own')}`;
  if (!table) return `${label}: ${choiceOfOption(speech, name, value)}`;
  const changes = String(value);
  return isBrief
    ? `${label}: ${t('table-changes', { count: changedCells(table, changes).length })}`
    : `${label}: ${changesInWords(speech, name, table, changes)}`;
}
