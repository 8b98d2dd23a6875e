import { sessionLogin } from '@atrium/api';
import type { Host } from '@atrium/contract';
import type { Credentials } from './credentials';
import { outcomeOf, refusalOf, type SignInOutcome } from './sign-in-outcome';

/** One attempt by username and password, with the captcha's text where one was asked for. */
export async function askForSession(
  { api, can }: Pick<Host, 'api' | 'can'>,
  { username, password }: Credentials,
  captcha?: string,
): Promise<SignInOutcome> {
  const request = { username, password, type: 'username' as const, ...(captcha && { captcha }) };
  try {
    const answer = await api.call(sessionLogin, request, { expects: ['login_verify_required'] });
    return answer.ok ? outcomeOf(answer.value, username, can('password-change.forced')) : { kind: 'second-factor' };
  } catch (error) {
    return refusalOf(error);
  }
}
