import type { Customer } from '@atrium/contract';
import type { SessionKeys, SessionValues } from '../../storage/session-keys';
import type { SharedSession } from './session-message';

export function customerOf({ customerId, account, nickname, kind }: SharedSession): Customer {
  return { id: customerId, account, nickname, kind };
}

/** The session in this tab's storage; there is one exactly when there is a token, or the handle in its place. */
export function sharedSession(keys: SessionKeys): SharedSession | undefined {
  const token = keys.get('token');
  if (!token) return undefined;
  return {
    token,
    account: keys.get('account') ?? '',
    nickname: keys.get('nickname') ?? '',
    customerId: keys.get('customerId') ?? '',
    kind: keys.get('isAgent') ?? 0,
  };
}

/** Details of a session that tabs do not share. */
export type OwnDetails = Pick<SessionValues, 'username' | 'memberLabel' | 'toUpline'>;

/** Writes a session; its details are empty when another tab began it, until the member info is read. */
export function storeSession(keys: SessionKeys, session: SharedSession, details?: Partial<OwnDetails>): void {
  keys.set('token', session.token);
  keys.set('account', session.account);
  keys.set('nickname', session.nickname);
  keys.set('customerId', session.customerId);
  keys.set('username', details?.username ?? session.account);
  keys.set('isAgent', session.kind);
  keys.set('memberLabel', details?.memberLabel ?? []);
  keys.set('toUpline', details?.toUpline ?? false);
}
