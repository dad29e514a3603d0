import { describe, expect, it } from 'vitest';
import { complaintAbout } from './formvalidation';

const USUAL = { min: '', max: '', minLength: 8, validationMessage: 'The browser’s words.', dataset: {} };
const about = (type: string, wrong: Partial<ValidityState>, more: Partial<typeof USUAL> = {}) =>
  complaintAbout({ ...USUAL, type, validity: wrong as ValidityState, ...more });

describe('a complaint', () => {
  it('says what is missing', () => {
    expect(about('text', { valueMissing: true })).toBe('Please fill this in.');
    expect(about('checkbox', { valueMissing: true })).toBe('Tick this box first.');
    expect(about('number', { valueMissing: true })).toBe('A whole number, please.');
    expect(about('text', { patternMismatch: true }, { dataset: { missing: 'A name!' } })).toBe('A name!');
  });

  it('says what would be right', () => {
    expect(about('password', { tooShort: true })).toBe('At least 8 characters, please.');
    expect(about('number', { rangeOverflow: true }, { min: '1', max: '30' })).toBe(
      'A number from 1 to 30, please.',
    );
    expect(about('number', { rangeUnderflow: true }, { min: '1' })).toBe('A whole number, please.');
    expect(about('number', { stepMismatch: true })).toBe('A whole number, please.');
  });

  it('leaves the rest to the browser', () => {
    expect(about('text', { patternMismatch: true })).toBe('The browser’s words.');
  });
});
