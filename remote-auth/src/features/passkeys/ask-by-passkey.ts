import { sessionBeginPasskey, sessionPasskey } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { outcomeOf, refusalOf, type Outcome } from '../admission/outcome';
import { askAuthenticator } from './ask-authenticator';

/**
 * One attempt by whatever passkey the person chooses in the browser's own dialog. It proves more than a password, so
 * that an old password is no reason to hold the session back.
 */
export async function askByPasskey({ api }: Pick<Host, 'api'>): Promise<Outcome> {
  try {
    const options = await api.call(sessionBeginPasskey, {});
    const response = await askAuthenticator(options);
    // the browser has said why, or the person has closed its dialog
    if (!response) return { kind: 'refused', captcha: false, told: true };
    const answer = await api.call(sessionPasskey, { response: { ...response } });
    return outcomeOf(answer, { account: '', forcesChange: false });
  } catch (error) {
    return refusalOf(error);
  }
}
