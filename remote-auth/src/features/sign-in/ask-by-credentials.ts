import { sessionLogin, type SliderResult, type SocialArguments } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { asksForCaptcha, outcomeOf, refusalOf, type Outcome } from '../admission/outcome';
import { nameIn, type SignInRequest } from './credentials';

/** What shows that a person is asking: the text of a picture, or the result of the slider; nothing where neither is wanted. */
export type Challenge = { captcha?: string } | SliderResult;

/** Refusals whose words a form can say itself. */
const sayable = [
  'login_failed',
  'login_try_later',
  'captcha_incorrect',
  'sms_code_incorrect',
  'auth/code-expired',
] as const;

interface AttemptDetails {
  challenge?: Challenge;
  /** The social identity that is to be bound to the account. */
  binding?: Partial<SocialArguments>;
  /** Whether the form says why it was refused; else the portal does. */
  saysItself?: boolean;
}

/** One attempt by what was typed. */
export async function askByCredentials(
  { api, can }: Pick<Host, 'api' | 'can'>,
  request: SignInRequest,
  { challenge = {}, binding = {}, saysItself = false }: AttemptDetails = {},
): Promise<Outcome> {
  const { username, password } = request;
  const expects = ['login_verify_required', ...(saysItself ? sayable : [])] as const;
  try {
    const answer = await api.call(sessionLogin, { ...request, ...challenge, ...binding }, { expects });
    if (answer.ok)
      return outcomeOf(answer.value, { account: username, password, forcesChange: can('password-change.forced') });
    if (answer.key === 'login_verify_required')
      return { kind: 'second-factor', proof: { username: nameIn(request), password, ...binding } };
    const { key, message: why } = answer;
    return { kind: 'refused', captcha: asksForCaptcha(answer.value), told: false, why, key };
  } catch (error) {
    return refusalOf(error);
  }
}
