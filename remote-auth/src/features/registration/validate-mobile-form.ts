import { fieldFault, registrationRule, type RegistrationAsks } from '@atrium/api';
import type { RegistrationRule } from '@atrium/contract';
import type { FormContent, ValidationError } from './validation-error';

/** Validates the number of the phone form; also used before a code is sent. */
export function validateNumber(rules: readonly RegistrationRule[], number: string): ValidationError | undefined {
  const rule = { ...registrationRule(rules, 'mobileNum'), required: true };
  return fieldFault(rule, number) ? { field: 'mobileNum', text: 'register.mobile.wrongNumber' } : undefined;
}

/** The first error of the phone form, in a fixed order. Parts the merchant has switched off are skipped. */
export function validateMobileForm(
  rules: readonly RegistrationRule[],
  asks: RegistrationAsks,
  { value, agreed }: FormContent,
): ValidationError | undefined {
  const wrongNumber = validateNumber(rules, value('mobileNum'));
  if (wrongNumber) return wrongNumber;
  if (asks.password) {
    const { minLength: min, maxLength: max, ...rule } = registrationRule(rules, 'password');
    const password = value('password');
    if (password === '') return { field: 'password', text: 'register.mobile.missingPassword' };
    if (fieldFault({ ...rule, minLength: min, maxLength: max }, password))
      return { field: 'password', text: 'register.mobile.wrongPassword', values: { min, max } };
    if (value('verifyPwd') !== password) return { field: 'verifyPwd', text: 'register.mobile.differentPasswords' };
  }
  const codeRule = { ...registrationRule(rules, 'verificationCode'), required: true };
  if (asks.code && fieldFault(codeRule, value('verificationCode')))
    return { field: 'verificationCode', text: 'register.mobile.missingCode' };
  if (asks.captcha && value('captcha') === '') return { field: 'captcha', text: 'register.mobile.missingCaptcha' };
  return agreed ? undefined : { text: 'register.mobile.notAgreed' };
}
