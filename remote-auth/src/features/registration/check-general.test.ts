import { registrationFields, registrationRule } from '@atrium/api';
import { ownRule } from '../form/field-setting';
import { codeObjection, generalObjection } from './check-general';

const rules = [
  ownRule('username', { minLength: 6, maxLength: 13 }),
  ownRule('password', { minLength: 6, maxLength: 16 }),
  ownRule('verifyPwd', { minLength: 6, maxLength: 16 }),
  ownRule('email', { required: false, acceptedPattern: '.+@.+', minLength: 6 }),
];
const right = { username: 'mei888', password: 'Atrium88', verifyPwd: 'Atrium88' };

const objectionTo = (changes: Record<string, string>, { captcha = false, agreed = true } = {}) => {
  const values: Record<string, string> = { ...right, ...changes };
  const asks = { password: false, code: false, captcha, affiliate: false };
  return generalObjection(registrationFields('username', rules, asks), { value: (key) => values[key] ?? '', agreed });
};

it.each(['username', 'password', 'verifyPwd'])('%s is required, and told when it is empty [REG-32]', (key) => {
  expect(objectionTo({ [key]: '' })).toEqual({ field: key, text: 'in_please_information' });
});

it('an optional field may be empty, and is told when it is wrong [REG-33]', () => {
  expect(objectionTo({ email: '' })).toBeUndefined();
  expect(objectionTo({ email: 'mei.example' })).toEqual({ field: 'email', text: 'in_please_information' });
});

it('a password that is repeated otherwise is told [REG-34]', () => {
  expect(objectionTo({ verifyPwd: 'Atrium89' })).toEqual({ field: 'verifyPwd', text: 'in_confirmation_correct' });
});

it('terms that are not agreed to are told, and last [REG-35]', () => {
  expect(objectionTo({}, { agreed: false })).toEqual({ text: 'in_register_agreed' });
  expect(objectionTo({ username: '' }, { agreed: false })?.field).toBe('username');
});

it('the captcha is asked for where it is shown, and not otherwise [REG-37]', () => {
  expect(objectionTo({ captcha: '' }, { captcha: true })?.field).toBe('captcha');
  expect(objectionTo({ captcha: 'k7qp' }, { captcha: true })).toBeUndefined();
  expect(objectionTo({ captcha: '' })).toBeUndefined();
});

it.each([
  [[], '13800138000', true],
  [[], '1380013800', false],
  [[ownRule('mobileNum', { acceptedPattern: '0[0-9]+', minLength: 10, maxLength: 10 })], '0812345678', true],
  [[ownRule('mobileNum', { acceptedPattern: '0[0-9]+', minLength: 10, maxLength: 10 })], '13800138000', false],
])('a code goes to a number by the rule %j, else of eleven digits: %s %s [REG-38] [REG-39]', (given, number, goes) => {
  expect(codeObjection(registrationRule(given, 'mobileNum'), number)).toEqual(
    goes ? undefined : { field: 'mobileNum', text: 'br_enright_cphone' },
  );
});
