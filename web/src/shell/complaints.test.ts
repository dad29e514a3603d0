import { describe, expect, it } from 'vitest';
import { complaintAbout } from './complaints';

const about = (type: string, wrong: Partial<ValidityState>, bounds: { min?: string; max?: string } = {}) =>
  complaintAbout({ type, min: '', max: '', minLength: 8, validity: wrong as ValidityState, ...bounds });

describe('a complaint', () => {
  it('says what is missing', () => {
    expect(about('text', { valueMissing: true })).toBe('Please fill this in.');
    expect(about('checkbox', { valueMissing: true })).toBe('Tick this box first.');
    expect(about('number', { valueMissing: true })).toBe('A whole number, please.');
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
    expect(about('text', { patternMismatch: true })).toBe('');
  });
});
