import type { RegistrationRule } from '@atrium/contract';
import { fieldRule, matchesRule, hintOf, isMobile } from './field-rule';

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

describe('sign-in field rules', () => {
  it.each([
    ['a'.repeat(5), false],
    ['a'.repeat(6), true],
    ['9'.repeat(13), true],
    ['a'.repeat(14), false],
    ['mei_88', false],
  ])('accepts %s as a username: %s, without a merchant rule [LOG-23]', (username, fitting) => {
    expect(matchesRule(fieldRule('username', []), username)).toBe(fitting);
  });

  it.each([
    [5, false],
    [6, true],
    [16, true],
    [17, false],
  ])('accepts a password of %i characters: %s, without a merchant rule [LOG-24]', (length, fitting) => {
    expect(matchesRule(fieldRule('password', []), '!'.repeat(length))).toBe(fitting);
  });

  it.each([
    [9, false],
    [10, true],
    [16, true],
    [17, false],
  ])('accepts a mobile number of %i digits: %s, without a merchant rule [LOG-25]', (length, fitting) => {
    expect(matchesRule(fieldRule('mobile', []), '1'.repeat(length))).toBe(fitting);
    expect(isMobile('1'.repeat(length), [])).toBe(fitting);
  });

  it.each(['1380013800x', 'x1380013800', '13800 13800', '１３８００１３８０００'])(
    'accepts only digits in a mobile number, not %j, without a merchant rule [LOG-25]',
    (number) => {
      expect(matchesRule(fieldRule('mobile', []), number)).toBe(false);
      expect(isMobile(number, [])).toBe(false);
    },
  );

  it("follow the merchant's rule if there is one", () => {
    const own = fieldRule('username', [rule({ acceptedPattern: '[a-z]+' })]);
    expect(['abcd', 'abc', 'ab12'].map((name) => matchesRule(own, name))).toEqual([true, false, false]);
    expect(hintOf(own)).toEqual({ key: 'hint.length', values: { min: 4, max: 8 } });
  });

  it('keep the lengths of a rule with an invalid pattern', () => {
    const own = fieldRule('username', [rule({ acceptedPattern: '[' })]);
    expect(['abcd', 'abc'].map((name) => matchesRule(own, name))).toEqual([true, false]);
  });

  it('ignore a field the merchant has switched off', () => {
    expect(fieldRule('username', [rule({ enabled: false })])).toMatchObject({ minLength: 6, maxLength: 13 });
  });
});
