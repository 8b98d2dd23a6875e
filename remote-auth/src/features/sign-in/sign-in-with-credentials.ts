import { sessionLogin, type SliderResult } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { refusalText } from '../sign-in-flow/refusal-text';
import {
  asksForCaptcha,
  outcomeOf,
  outcomeOfPassword,
  refusalOf,
  secondFactorOf,
  type BindingArguments,
  type SignInOutcome,
} from '../sign-in-flow/sign-in-outcome';
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
  binding?: BindingArguments;
  /** Whether the form shows refusals; otherwise the host does. */
  showsRefusals?: boolean;
  /** Whether the password is the merchant's default one, where that is known already. */
  defaultPassword?: boolean;
}

/** One attempt with the typed credentials. */
export async function signInWithCredentials(
  host: Pick<Host, 'api' | 'can' | 'language'>,
  request: SignInRequest,
  { challenge = {}, binding = {}, showsRefusals = false, defaultPassword }: AttemptDetails = {},
): Promise<SignInOutcome> {
  const { username, password } = request;
  const { channel, idToken } = binding;
  const expects = ['login_verify_required', ...(showsRefusals ? formRefusals : [])] as const;
  try {
    const answer = await host.api.call(sessionLogin, { ...request, ...challenge, ...binding }, { expects });
    if (answer.ok)
      return request.type === 'sms'
        ? outcomeOf(answer.value, { account: username, forcesChange: host.can('password-change.forced') })
        : await outcomeOfPassword(
            host,
            { ...answer.value, ...(defaultPassword && { defaultPassword }) },
            { account: username, password },
          );
    if (answer.key === 'login_verify_required')
      return secondFactorOf(
        { username: usernameOf(request), password, ...(channel && idToken && { channel, idToken }) },
        answer.value,
      );
    const { key, value } = answer;
    const reason = refusalText(answer, host.language);
    return { kind: 'refused', captcha: asksForCaptcha(value), reported: false, reason, key };
  } catch (error) {
    return refusalOf(error);
  }
}
