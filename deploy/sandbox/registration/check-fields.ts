import {
  fieldFault,
  registrationFields,
  type RegisterRequest,
  type RegistrationAsks,
  type RegistrationKind,
} from '@atrium/api';
import { registerSettingsAnswer } from '../../merchants';
import { switchesOf } from '../control/switches';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { Refusal } from '../wire/refusal';
import type { RefusalKey } from '../wire/refusals';

/** The registration fields of a merchant, by its settings and current switches. */
export async function registrationAsks(backend: Backend, merchant: Merchant): Promise<RegistrationAsks> {
  const { MOBILENUMPASSREG3 = false, REGMOBVERF3 = false } = await switchesOf(backend, merchant);
  const { captcha, affiliateCode } = merchant.registration;
  return { password: MOBILENUMPASSREG3, code: REGMOBVERF3, captcha, affiliate: affiliateCode };
}

/** Refusals of specific invalid fields; other fields share a generic one. */
const refusalsByField: Record<string, RefusalKey> = {
  mobileNum: 'br_enright_cphone',
  password: 'in_password_incorrect',
  verifyPwd: 'in_confirmation_correct',
  verificationCode: 'sms_code_incorrect',
  captcha: 'captcha_incorrect',
};

/**
 * Returns the requested fields, trimmed; other fields are ignored, and so are those that are not in `keys`.
 * @throws Refusal for the first invalid field, or for a different repetition of the password
 */
export function checkFields(
  merchant: Merchant,
  kind: RegistrationKind,
  asks: RegistrationAsks,
  request: Partial<RegisterRequest>,
  keys?: readonly string[],
): Record<string, string> {
  const rules = registerSettingsAnswer(merchant).fields;
  const fields: Record<string, string> = {};
  for (const rule of registrationFields(kind, rules, asks)) {
    if (keys && !keys.includes(rule.key)) continue;
    const value = (request[rule.key as keyof RegisterRequest] ?? '').toString().trim();
    if (fieldFault(rule, value)) throw new Refusal(refusalsByField[rule.key] ?? 'in_please_information');
    if (value !== '') fields[rule.key] = value;
  }
  const { password, verifyPwd } = fields;
  if (verifyPwd !== undefined && verifyPwd !== password) throw new Refusal('in_confirmation_correct');
  return fields;
}
