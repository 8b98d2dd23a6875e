import { sessionLogin, type SliderResult, type SocialArguments } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { asksForCaptcha, outcomeOf, refusalOf, type SignInOutcome } from '../sign-in-flow/sign-in-outcome';
import { usernameOf, type SignInRequest } from './credentials';

/** Proof of a human user: a captcha text, or the slider's result; empty if neither is required. */
export type Challenge = { captcha?: string } | SliderResult;

/** Refusals that a form can show itself. */
const formRefusals = [
  'login_failed',
  'login_try_later',
  'captcha_incorrect',
  'sms_code_incorrect',
  'auth/code-expired',
] as const;

interface AttemptDetails {
  challenge?: Challenge;
  /** The social identity to link to the account. */
  binding?: Partial<SocialArguments>;
  /** Whether the form shows refusals; otherwise the host does. */
  showsRefusals?: boolean;
}

/** One attempt with the typed credentials. */
export async function signInWithCredentials(
  { api, can }: Pick<Host, 'api' | 'can'>,
  request: SignInRequest,
  { challenge = {}, binding = {}, showsRefusals = false }: AttemptDetails = {},
): Promise<SignInOutcome> {
  const { username, password } = request;
  const expects = ['login_verify_required', ...(showsRefusals ? formRefusals : [])] as const;
  try {
    const answer = await api.call(sessionLogin, { ...request, ...challenge, ...binding }, { expects });
    if (answer.ok)
      return outcomeOf(answer.value, { account: username, password, forcesChange: can('password-change.forced') });
    if (answer.key === 'login_verify_required')
      return { kind: 'second-factor', firstFactor: { username: usernameOf(request), password, ...binding } };
    const { key, message: reason } = answer;
    return { kind: 'refused', captcha: asksForCaptcha(answer.value), reported: false, reason, key };
  } catch (error) {
    return refusalOf(error);
  }
}
