import { sessionLogin, type SocialArguments } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { outcomeOf, refusalOf, type Outcome } from '../admission/outcome';
import type { SignInRequest } from './credentials';

/**
 * One attempt by what was typed, with the captcha's text or result where one was asked for, and with the social identity
 * that is to be bound to the account.
 */
export async function askByCredentials(
  { api, can }: Pick<Host, 'api' | 'can'>,
  request: SignInRequest,
  captcha: { captcha?: string } = {},
  binding: Partial<SocialArguments> = {},
): Promise<Outcome> {
  const { username, password } = request;
  try {
    const answer = await api.call(
      sessionLogin,
      { ...request, ...captcha, ...binding },
      { expects: ['login_verify_required'] },
    );
    if (!answer.ok) return { kind: 'second-factor', proof: { username, password, ...binding } };
    return outcomeOf(answer.value, { account: username, password, forcesChange: can('password-change.forced') });
  } catch (error) {
    return refusalOf(error);
  }
}
