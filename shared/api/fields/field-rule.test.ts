import * as v from 'valibot';
import { RegisterSettingsSchema, RegistrationFieldSchema } from '../system/settings';
import { fieldFault, type CheckedRule } from './field-rule';

const rule = (changes: Partial<CheckedRule> = {}): CheckedRule => ({
  required: true,
  updateRequired: false,
  acceptedPattern: '*',
  minLength: 4,
  maxLength: 8,
  ...changes,
});

it.each([
  [true, 'missing'],
  [false, undefined],
])('an empty value of a field that is required (%s) is %s [REG-26]', (required, fault) => {
  expect(fieldFault(rule({ required }), '')).toBe(fault);
});

it.each([
  [{ required: true, updateRequired: false }, undefined],
  [{ required: false, updateRequired: true }, 'missing'],
])('a change may leave unchanged fields empty: %j is %s [REG-27]', (needs, fault) => {
  expect(fieldFault(rule(needs), '', 'update')).toBe(fault);
});

it.each([
  ['abc', 'length'],
  ['abcd', undefined],
  ['abcdefgh', undefined],
  ['abcdefghi', 'length'],
])('%s has the right length: %s [REG-28]', (value, fault) => {
  expect(fieldFault(rule(), value)).toBe(fault);
  expect(fieldFault(rule({ required: false }), value)).toBe(fault);
});

it.each([
  ['[a-z]+', 'abcd', undefined],
  ['[a-z]+', 'abc1', 'pattern'],
  ['ab|cd..', 'xabx', 'pattern'],
  ['*', '! ?_', undefined],
  ['', '! ?_', undefined],
  ['[\\w\\-]+', 'a-b_c', undefined],
  ['[', 'abcd', undefined],
])('pattern %s takes %s as a whole: %s [REG-29]', (acceptedPattern, value, fault) => {
  expect(fieldFault(rule({ acceptedPattern }), value)).toBe(fault);
});

it('all ten parts of a rule are read, as back ends write them [REG-09]', () => {
  const wire = {
    key: 'mobileNum',
    enabled: 'Y',
    required: 1,
    type: 'tel',
    acceptedPattern: '[0-9]+',
    patternId: 7,
    minLength: '11',
    maxLength: 11,
    updateRequired: 'true',
    message: null,
  };
  expect(v.parse(RegistrationFieldSchema, wire)).toEqual({
    key: 'mobileNum',
    enabled: true,
    required: true,
    type: 'tel',
    acceptedPattern: '[0-9]+',
    patternId: 7,
    minLength: 11,
    maxLength: 11,
    updateRequired: true,
    message: '',
  });
});

it.each([{ patternId: null }, { patternId: {} }, { message: undefined, updateRequired: null }])(
  'a rule of a field is read with %j, which says nothing [REG-09]',
  (parts) => {
    const wire = { key: 'email', enabled: true, required: 0, type: 'text', acceptedPattern: '*', ...parts };
    const { fields } = v.parse(RegisterSettingsSchema, { fields: [wire] });
    expect(fields).toMatchObject([
      { key: 'email', enabled: true, required: false, updateRequired: false, message: '' },
    ]);
  },
);
