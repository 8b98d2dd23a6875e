import { fieldFault } from '@atrium/api';
import { makeRule } from '../form/field-setting';
import { recoveryFields } from './recovery-fields';

const contact = (...[method, rules]: Parameters<typeof recoveryFields>) => recoveryFields(method, rules)[1]!;

it('the account comes first, then the number or the mail address, each as browsers and phones know it', () => {
  const shown = (method: 'mobile' | 'email') =>
    recoveryFields(method, []).map(({ key, label, purpose, digits = false }) => [key, label, purpose, digits]);
  expect(shown('mobile')).toEqual([
    ['username', 'forgot.username', 'username', false],
    ['mobileNumber', 'forgot.mobile', 'phone', true],
  ]);
  expect(shown('email')).toEqual([
    ['username', 'forgot.username', 'username', false],
    ['email', 'forgot.email', 'email', false],
  ]);
});

it.each(['*', ''])(
  'a rule of the merchant that accepts %j still takes only mail addresses, in its own length',
  (any) => {
    const { rule } = contact('email', [
      makeRule('email', { acceptedPattern: any, minLength: 9, maxLength: 20, message: 'Mail, please.' }),
    ]);
    expect(
      ['mei at home', 'mei@x.test', 'm@x.test', `${'m'.repeat(20)}@x.test`].map((value) => fieldFault(rule, value)),
    ).toEqual(['pattern', undefined, 'length', 'length']);
    expect(rule.message).toBe('Mail, please.');
  },
);

it('a rule of the merchant that restricts characters holds as it is, and the field is required', () => {
  const { rule } = contact('mobile', [
    makeRule('email', { acceptedPattern: '.+' }),
    makeRule('mobileNum', {
      acceptedPattern: '0[0-9]+',
      minLength: 5,
      maxLength: 7,
      required: false,
      updateRequired: false,
    }),
  ]);
  expect(['01234', '11234', '0123', '01234567', ''].map((value) => fieldFault(rule, value))).toEqual([
    undefined,
    'pattern',
    'length',
    'length',
    'missing',
  ]);
});

it.each([
  ['none', []],
  ['a rule that is switched off', [makeRule('mobileNum', { enabled: false, acceptedPattern: '9+', maxLength: 3 })]],
  ['a rule for another field', [makeRule('email', { acceptedPattern: '9+', maxLength: 3 })]],
])('with %s, a number has ten to sixteen digits', (_what, rules) => {
  const { rule } = contact('mobile', rules);
  const lengths = [9, 10, 16, 17].map((length) => fieldFault(rule, '7'.repeat(length)));
  expect(lengths).toEqual(['length', undefined, undefined, 'length']);
  expect(fieldFault(rule, '138001380oo')).toBe('pattern');
});

it.each([
  ['m@x.y', 'length'],
  ['m@x.yz', undefined],
  [`${'m'.repeat(194)}@x.test`, 'length'],
  ['mei@example', 'pattern'],
  ['mei@@example.test', 'pattern'],
  ['mei@example..test', 'pattern'],
  ['mei@mail.example.test', undefined],
])('without a rule the mail address %s is %p', (value, fault) => {
  expect(fieldFault(contact('email', []).rule, value)).toBe(fault);
});
