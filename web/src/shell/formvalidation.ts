/** Form validation messages, below the field and in our words: the browser's may be in another language. */
import { mount, unmount } from 'svelte';
import { t } from './i18n.svelte';
import ErrorMessage from './parts/ErrorMessage.svelte';

type Field = Pick<
  HTMLInputElement,
  'type' | 'min' | 'max' | 'minLength' | 'validity' | 'validationMessage'
> & {
  dataset: DOMStringMap; // missing: what to say where nothing is written
};

export function complaintAbout(field: Field): string {
  const { type, min, max, minLength, validity, dataset } = field;
  if (type === 'checkbox' && validity.valueMissing) return t('field-unchecked');
  const isBeyond = validity.rangeUnderflow || validity.rangeOverflow;
  if (isBeyond && min && max) return t('field-range', { least: min, most: max });
  if (type === 'number') return t('field-number');
  if (validity.tooShort) return t('field-short', { least: minLength });
  if (dataset.missing) return dataset.missing;
  return validity.valueMissing ? t('field-missing') : field.validationMessage;
}

/** Clears the message of a field. */
const complaints = new WeakMap<HTMLInputElement, () => void>();
let count = 0;

function complain(field: HTMLInputElement): void {
  complaints.get(field)?.();
  const id = `complaint-${(count += 1)}`;
  const described = field.getAttribute('aria-describedby');
  const target = field.closest('.field') ?? field.closest('label')?.parentElement ?? field.parentElement!;
  const trouble = mount(ErrorMessage, { target, props: { id, text: complaintAbout(field) } });
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', [id, described].filter(Boolean).join(' '));
  complaints.set(field, () => {
    void unmount(trouble);
    field.removeAttribute('aria-invalid');
    if (described) field.setAttribute('aria-describedby', described);
    else field.removeAttribute('aria-describedby');
    complaints.delete(field);
  });
  // Of several fields the first has the focus.
  if ((field.form?.querySelector('input:invalid') ?? field) === field) field.focus();
}

/** For all fields of the page. */
export function useOwnValidationMessages(): void {
  const hear = (event: Event, then: (field: HTMLInputElement) => void) => {
    if (event.target instanceof HTMLInputElement) then(event.target);
  };
  addEventListener(
    'invalid',
    (event) =>
      hear(event, (field) => {
        event.preventDefault(); // the browser would say it, too
        complain(field);
      }),
    true,
  );
  addEventListener('input', (event) => hear(event, (field) => complaints.get(field)?.()), true);
}
