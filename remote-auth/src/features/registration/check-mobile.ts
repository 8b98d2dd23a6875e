import { fieldFault, registrationRule, type RegistrationAsks } from '@atrium/api';
import type { RegistrationRule } from '@atrium/contract';
import type { Filled, Objection } from './objection';

/** What the number of the phone form lacks; the button that sends a code asks the same. */
export function numberObjection(rules: readonly RegistrationRule[], number: string): Objection | undefined {
  const rule = { ...registrationRule(rules, 'mobileNum'), required: true };
  return fieldFault(rule, number) ? { field: 'mobileNum', text: 'register.mobile.wrongNumber' } : undefined;
}

/** The first thing wrong with the phone form, in a fixed order; what the merchant has switched off is not looked at. */
export function mobileObjection(
  rules: readonly RegistrationRule[],
  asks: RegistrationAsks,
  { value, agreed }: Filled,
): Objection | undefined {
  const wrongNumber = numberObjection(rules, value('mobileNum'));
  if (wrongNumber) return wrongNumber;
  if (asks.password) {
    const { minLength: min, maxLength: max, ...rule } = registrationRule(rules, 'password');
    const password = value('password');
    if (password === '') return { field: 'password', text: 'register.mobile.missingPassword' };
    if (fieldFault({ ...rule, minLength: min, maxLength: max }, password))
      return { field: 'password', text: 'register.mobile.wrongPassword', values: { min, max } };
    if (value('verifyPwd') !== password) return { field: 'verifyPwd', text: 'register.mobile.differentPasswords' };
  }
  if (asks.code && value('verificationCode') === '')
    return { field: 'verificationCode', text: 'register.mobile.missingCode' };
  if (asks.captcha && value('captcha') === '') return { field: 'captcha', text: 'register.mobile.missingCaptcha' };
  return agreed ? undefined : { text: 'register.mobile.notAgreed' };
}
