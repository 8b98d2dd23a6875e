import { registrationKeys } from '@atrium/api';
import { makeRule } from '../form/field-setting';
import { FormStore } from '../form/form-store';
import { fieldSettings } from './field-settings';

const rules = registrationKeys.map((key) => makeRule(key));
const asks = { password: true, code: true, captcha: true, affiliate: true };

function filled() {
  const form = new FormStore(fieldSettings('username', { rules }, asks));
  for (const field of form.fields) field.type(`${field.key} 7`);
  return form;
}

it('a draft keeps every field but passwords, codes and the captcha', () => {
  const kept = Object.keys(filled().draft);
  expect(registrationKeys.filter((key) => !kept.includes(key))).toEqual([
    'password',
    'verifyPwd',
    'paymentPassword',
    'verificationCode',
    'captcha',
  ]);
});

it('the numbers of phone and QQ take digits only', () => {
  const digits = filled().fields.filter(({ value }) => value === '7');
  expect(digits.map(({ key }) => key)).toEqual(['mobileNum', 'qqNum']);
});

it('each field has its own label and rule', () => {
  const settings = fieldSettings('username', { rules }, asks);
  expect(settings.map(({ label }) => label)).toEqual(registrationKeys.map((key) => `register.field.${key}`));
  expect(settings.map(({ rule }) => rule.key)).toEqual([...registrationKeys]);
});
