import { sessionBeginPasskey, sessionPasskey } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { outcomeOf, refusalOf, type SignInOutcome } from '../sign-in-flow/sign-in-outcome';
import { requestAssertion } from './request-assertion';

/**
 * One attempt with a passkey chosen in the browser's dialog. A passkey is stronger than a password, so an old password
 * does not delay the session.
 */
export async function signInWithPasskey({ api }: Pick<Host, 'api'>): Promise<SignInOutcome> {
  try {
    const options = await api.call(sessionBeginPasskey, {});
    const response = await requestAssertion(options);
    // the browser showed the reason, or its dialog was closed
    if (!response) return { kind: 'refused', captcha: false, reported: true };
    const answer = await api.call(sessionPasskey, { response: { ...response } });
    return outcomeOf(answer, { account: '', forcesChange: false });
  } catch (error) {
    return refusalOf(error);
  }
}
