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

/** What a merchant asks for, by its settings and its switches as they stand now. */
export async function asksOf(backend: Backend, merchant: Merchant): Promise<RegistrationAsks> {
  const { MOBILENUMPASSREG3 = false, REGMOBVERF3 = false } = await switchesOf(backend, merchant);
  const { captcha, affiliateCode } = merchant.registration;
  return { password: MOBILENUMPASSREG3, code: REGMOBVERF3, captcha, affiliate: affiliateCode };
}

/** What is said of a field that is wrong; of others, that something is to be filled in. */
const refusals: Record<string, string> = {
  mobileNum: 'br_enright_cphone',
  password: 'in_password_incorrect',
  verifyPwd: 'in_confirmation_correct',
  verificationCode: 'sms_code_incorrect',
  captcha: 'captcha_incorrect',
};

/**
 * Answers the fields that were asked for, trimmed; what was not asked for counts for nothing, whoever sends it.
 *
 * @throws Refusal for the first that does not keep its rule, or a password that is repeated otherwise
 */
export function checkFields(
  merchant: Merchant,
  kind: RegistrationKind,
  asks: RegistrationAsks,
  request: RegisterRequest,
): Record<string, string> {
  const rules = registerSettingsAnswer(merchant).fields;
  const fields: Record<string, string> = {};
  for (const rule of registrationFields(kind, rules, asks)) {
    const value = (request[rule.key as keyof RegisterRequest] ?? '').toString().trim();
    if (fieldFault(rule, value)) throw new Refusal(refusals[rule.key] ?? 'in_please_information');
    if (value !== '') fields[rule.key] = value;
  }
  const { password, verifyPwd } = fields;
  if (verifyPwd !== undefined && verifyPwd !== password) throw new Refusal('in_confirmation_correct');
  return fields;
}
