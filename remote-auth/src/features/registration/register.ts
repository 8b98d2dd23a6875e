import {
  registerByMobile,
  registerByUsername,
  type RegisterAnswer,
  type RegisterRequest,
  type RegistrationKind,
} from '@atrium/api';
import type { Api } from '@atrium/contract';

/** Refusals that are about one field, and are said beside it. */
const fieldOf = {
  username_taken: 'username',
  mobile_taken: 'mobileNum',
  sms_code_incorrect: 'verificationCode',
  'auth/code-expired': 'verificationCode',
  captcha_incorrect: 'captcha',
} as const;

type RefusedKey = keyof typeof fieldOf;

export type Registered =
  { ok: true; answer: RegisterAnswer } | { ok: false; key: RefusedKey; field: string; message: string };

/** Registers. Rejects with what the host has told; a refusal about one field is answered. */
export async function register(api: Api, kind: RegistrationKind, request: RegisterRequest): Promise<Registered> {
  const endpoint = kind === 'username' ? registerByUsername : registerByMobile;
  const expects = Object.keys(fieldOf) as RefusedKey[];
  const outcome = await api.call(endpoint, request, { expects });
  if (outcome.ok) return { ok: true, answer: outcome.value };
  return { ok: false, key: outcome.key, field: fieldOf[outcome.key], message: outcome.message };
}
