import type { Customer } from '@atrium/contract';
import type { SessionKeys } from './session-keys';
import type { SharedSession } from './session-words';

export function customerOf({ customerId, account, nickname, isAgent }: SharedSession): Customer {
  return { id: customerId, account, nickname, kind: isAgent };
}

/** The session as this tab's storage has it; there is one exactly when there is a token. */
export function sharedSession(keys: SessionKeys): SharedSession | undefined {
  const token = keys.get('token');
  if (!token) return undefined;
  return {
    token,
    account: keys.get('account') ?? '',
    nickname: keys.get('nickname') ?? '',
    customerId: keys.get('customerId') ?? '',
    username: keys.get('username') ?? '',
    isAgent: keys.get('isAgent') ?? 0,
    memberLabel: keys.get('memberLabel') ?? [],
    toUpline: keys.get('toUpline') ?? false,
  };
}

export function storeShared(keys: SessionKeys, session: SharedSession): void {
  keys.set('token', session.token);
  keys.set('account', session.account);
  keys.set('nickname', session.nickname);
  keys.set('customerId', session.customerId);
  keys.set('username', session.username);
  keys.set('isAgent', session.isAgent);
  keys.set('memberLabel', session.memberLabel);
  keys.set('toUpline', session.toUpline);
}
