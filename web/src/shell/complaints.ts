/** What is wrong with a field, in our words: the browser's may be in another language. */
import { t } from './i18n.svelte';

type Field = Pick<HTMLInputElement, 'type' | 'min' | 'max' | 'minLength' | 'validity'>;

/** Nothing where the browser must speak for itself. */
export function complaintAbout({ type, min, max, minLength, validity }: Field): string {
  if (type === 'checkbox' && validity.valueMissing) return t('field-unchecked');
  const isBeyond = validity.rangeUnderflow || validity.rangeOverflow;
  if (isBeyond && min && max) return t('field-range', { least: min, most: max });
  if (type === 'number') return t('field-number');
  if (validity.valueMissing) return t('field-missing');
  if (validity.tooShort) return t('field-short', { least: minLength });
  return '';
}

/** For all fields of the page but those that say themselves whether they are right. */
export function complainInOurWords(): void {
  addEventListener(
    'invalid',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.hasAttribute('aria-invalid')) return;
      target.setCustomValidity(''); // or what was wrong before would be, too
      target.setCustomValidity(complaintAbout(target));
    },
    true,
  );
  // Before anybody else hears of it: whoever writes is wrong no longer, unless his words are.
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement) target.setCustomValidity('');
    },
    true,
  );
}
