import {
  registerByMobile,
  registerByUsername,
  type RegisterAnswer,
  type RegisterRequest,
  type RegistrationKind,
} from '@atrium/api';
import type { Host } from '@atrium/contract';
import { refusalText } from '../sign-in-flow/refusal-text';

/** Server refusals that belong to a field. */
const fieldOf = {
  username_taken: 'username',
  mobile_taken: 'mobileNum',
  sms_code_incorrect: 'verificationCode',
  'auth/code-expired': 'verificationCode',
  captcha_incorrect: 'captcha',
} as const;

type RefusedKey = keyof typeof fieldOf;

export type RegisterResult =
  { ok: true; answer: RegisterAnswer } | { ok: false; key: RefusedKey; field: string; message: string };

/** Registers an account. Returns refusals of a field; rejects with other errors, which the host has reported. */
export async function register(
  { api, language }: Pick<Host, 'api' | 'language'>,
  kind: RegistrationKind,
  request: RegisterRequest,
): Promise<RegisterResult> {
  const endpoint = kind === 'username' ? registerByUsername : registerByMobile;
  const expects = Object.keys(fieldOf) as RefusedKey[];
  const outcome = await api.call(endpoint, request, { expects });
  if (outcome.ok) return { ok: true, answer: outcome.value };
  const { key } = outcome;
  return { ok: false, key, field: fieldOf[key], message: refusalText(outcome, language) };
}
