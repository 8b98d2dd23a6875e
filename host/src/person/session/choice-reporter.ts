import { memberLanguage } from '@atrium/api';
import type { Api } from '@atrium/contract';
import type { SessionStore } from './session-store';

/** A trial account keeps no language on the server. */
const trialKind = 4;

/**
 * Reports the chosen language of a signed-in person to the server. The answer does not matter: the page has switched.
 */
export function createChoiceReporter(
  session: Pick<SessionStore, 'signedIn' | 'kind'>,
  api: Api,
): (code: string) => void {
  return (code) => {
    if (!session.signedIn || session.kind === trialKind) return;
    api.call(memberLanguage, { language: code }).catch(() => undefined);
  };
}
