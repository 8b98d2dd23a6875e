import type { RegistrationRule } from '@atrium/contract';
import { fieldRule, fits, hintOf, isMobile } from './field-rule';

const rule = (changes: Partial<RegistrationRule>): RegistrationRule => ({
  key: 'username',
  enabled: true,
  required: true,
  type: 'text',
  acceptedPattern: '*',
  minLength: 4,
  maxLength: 8,
  updateRequired: false,
  message: '',
  ...changes,
});

describe('rules of the sign-in fields', () => {
  it.each([
    ['a'.repeat(5), false],
    ['a'.repeat(6), true],
    ['9'.repeat(13), true],
    ['a'.repeat(14), false],
    ['mei_88', false],
  ])('takes %s for a username: %s, where the merchant gives no rule [LOG-23]', (username, fitting) => {
    expect(fits(fieldRule('username', []), username)).toBe(fitting);
  });

  it.each([
    [5, false],
    [6, true],
    [16, true],
    [17, false],
  ])('takes a password of %i characters: %s, where the merchant gives no rule [LOG-24]', (length, fitting) => {
    expect(fits(fieldRule('password', []), '!'.repeat(length))).toBe(fitting);
  });

  it.each([
    [9, false],
    [10, true],
    [16, true],
    [17, false],
  ])('takes a mobile number of %i digits: %s, where the merchant gives no rule [LOG-25]', (length, fitting) => {
    expect(fits(fieldRule('mobile', []), '1'.repeat(length))).toBe(fitting);
    expect(isMobile('1'.repeat(length), [])).toBe(fitting);
  });

  it("goes by the merchant's rule where there is one", () => {
    const own = fieldRule('username', [rule({ acceptedPattern: '[a-z]+' })]);
    expect(['abcd', 'abc', 'ab12'].map((name) => fits(own, name))).toEqual([true, false, false]);
    expect(hintOf(own)).toEqual({ key: 'hint.length', values: { min: 4, max: 8 } });
  });

  it('keeps the lengths of a rule whose pattern cannot be read', () => {
    const own = fieldRule('username', [rule({ acceptedPattern: '[' })]);
    expect(['abcd', 'abc'].map((name) => fits(own, name))).toEqual([true, false]);
  });

  it('takes no notice of a field the merchant has switched off', () => {
    expect(fieldRule('username', [rule({ enabled: false })])).toMatchObject({ minLength: 6, maxLength: 13 });
  });
});
