import { authHost } from '../../testing/auth-host';
import { makeRule } from './field-setting';
import { errorText, faultText, hintText } from './field-texts';

const { text } = authHost().language;
const digits = { acceptedPattern: '[0-9]+', minLength: 6, maxLength: 11 };

it.each([
  [digits, '6-11 characters, digits only'],
  [{ ...digits, minLength: 11 }, '11 characters, digits only'],
  [{ ...digits, acceptedPattern: '[A-Za-z]+' }, '6-11 characters, letters only'],
  [{ ...digits, acceptedPattern: '[A-Za-z0-9]+', maxLength: 255 }, 'letters or digits'],
  [{ ...digits, acceptedPattern: '*', maxLength: 254 }, '6-254 characters'],
  [
    { ...digits, acceptedPattern: '(?=.*[0-9])(?=.*[A-Za-z])[A-Za-z0-9]+' },
    '6-11 characters, letters and digits together',
  ],
  [{ minLength: 6, maxLength: 255 }, ''],
])('the hint of the rule %j reads %p', (changes, rule) => {
  expect(hintText(makeRule('qqNum', changes), 'QQ number', text)).toBe(rule && `QQ number: ${rule}`);
});

it.each([
  ['missing', digits, 'QQ number: please fill this in.'],
  ['length', digits, 'Please use 6-11 characters, digits only.'],
  ['pattern', digits, 'Please use 6-11 characters, digits only.'],
  // only the length would mislead
  ['pattern', { ...digits, acceptedPattern: '[0-9_]+' }, 'QQ number: this does not look right.'],
  ['length', { ...digits, acceptedPattern: '[0-9_]+' }, 'Please use 6-11 characters.'],
  ['length', { minLength: 6, maxLength: 255 }, 'QQ number: this does not look right.'],
  ['missing', { ...digits, message: 'Your QQ number, please.' }, 'Your QQ number, please.'],
  ['pattern', { ...digits, message: 'Your QQ number, please.' }, 'Your QQ number, please.'],
] as const)('the fault %s of the rule %j reads %p', (fault, changes, shown) => {
  expect(faultText(fault, makeRule('qqNum', changes), 'QQ number', text)).toBe(shown);
});

it('an error from outside is a text with its values, or the message of the server', () => {
  expect(errorText({ text: 'rule.length', values: { min: 3, max: 9 } }, text)).toBe('3-9 characters');
  expect(errorText({ message: 'This name is taken.' }, text)).toBe('This name is taken.');
});
