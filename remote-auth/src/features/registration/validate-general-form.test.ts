import { registrationFields, registrationRule } from '@atrium/api';
import { makeRule } from '../form/field-setting';
import { validateCodeRecipient, validateGeneralForm } from './validate-general-form';

const rules = [
  makeRule('username', { minLength: 6, maxLength: 13 }),
  makeRule('password', { minLength: 6, maxLength: 16 }),
  makeRule('verifyPwd', { minLength: 6, maxLength: 16 }),
  makeRule('email', { required: false, acceptedPattern: '.+@.+', minLength: 6 }),
];
const right = { username: 'mei888', password: 'Atrium88', verifyPwd: 'Atrium88' };

const objectionTo = (changes: Record<string, string>, { captcha = false, agreed = true } = {}) => {
  const values: Record<string, string> = { ...right, ...changes };
  const asks = { password: false, code: false, captcha, affiliate: false };
  return validateGeneralForm(registrationFields('username', rules, asks), {
    value: (key) => values[key] ?? '',
    agreed,
  });
};

it.each(['username', 'password', 'verifyPwd'])('requires %s [REG-32]', (key) => {
  expect(objectionTo({ [key]: '' })).toEqual({ field: key, text: 'in_please_information' });
});

it('accepts an empty optional field and refuses an invalid one [REG-33]', () => {
  expect(objectionTo({ email: '' })).toBeUndefined();
  expect(objectionTo({ email: 'mei.example' })).toEqual({ field: 'email', text: 'in_please_information' });
});

it('refuses a different confirmation [REG-34]', () => {
  expect(objectionTo({ verifyPwd: 'Atrium89' })).toEqual({ field: 'verifyPwd', text: 'in_confirmation_correct' });
});

it('checks the agreement last [REG-35]', () => {
  expect(objectionTo({}, { agreed: false })).toEqual({ text: 'in_register_agreed' });
  expect(objectionTo({ username: '' }, { agreed: false })?.field).toBe('username');
});

it('requires the captcha only if it is shown [REG-37]', () => {
  expect(objectionTo({ captcha: '' }, { captcha: true })?.field).toBe('captcha');
  expect(objectionTo({ captcha: 'k7qp' }, { captcha: true })).toBeUndefined();
  expect(objectionTo({ captcha: '' })).toBeUndefined();
});

it.each([
  [[], '13800138000', true],
  [[], '1380013800', false],
  [[makeRule('mobileNum', { acceptedPattern: '0[0-9]+', minLength: 10, maxLength: 10 })], '0812345678', true],
  [[makeRule('mobileNum', { acceptedPattern: '0[0-9]+', minLength: 10, maxLength: 10 })], '13800138000', false],
])('sends codes by rule %j, or to eleven digits: %s %s [REG-38] [REG-39]', (given, number, goes) => {
  expect(validateCodeRecipient(registrationRule(given, 'mobileNum'), number)).toEqual(
    goes ? undefined : { field: 'mobileNum', text: 'br_enright_cphone' },
  );
});
