import { accountRole, memberLanguage } from '@atrium/api';
import type { Api } from '@atrium/contract';
import type { SessionStore } from './session-store';

/**
 * Reports the chosen language of a signed-in person to the server. The answer does not matter: the page has switched.
 */
export function createChoiceReporter(
  session: Pick<SessionStore, 'signedIn' | 'kind'>,
  api: Api,
): (code: string) => void {
  return (code) => {
    // a trial account keeps no language on the server
    if (!session.signedIn || (session.kind !== undefined && accountRole(session.kind).trial)) return;
    api.call(memberLanguage, { language: code }).catch(() => undefined);
  };
}
