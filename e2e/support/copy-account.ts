import { randomBytes } from 'node:crypto';
import type { Account } from './accounts';

/** Initial state of an account: money in minor units, points, contact data. */
export interface AccountState {
  balance?: number;
  points?: number;
  /** Has never signed in, so the greeting shows. */
  neverSignedIn?: boolean;
  /** Default: as for the copied account. */
  mobile?: string;
  email?: string;
}

/** Copies an account under a random name, through the sandbox's control page. */
export function copyAccount(
  operations: string,
  merchant: string,
  like: Account,
  state: AccountState = {},
): Promise<Account> {
  return copyAccountAs(operations, merchant, `new${randomBytes(5).toString('hex')}`, like, state);
}

/** Copies an account under the given name. @throws if the name is taken */
export async function copyAccountAs(
  operations: string,
  merchant: string,
  username: string,
  like: Account,
  state: AccountState = {},
): Promise<Account> {
  const answer = await fetch(`${operations}/wps/control/twin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, account: like.username, name: username, ...state }),
  });
  if (!answer.ok) throw new Error(`The account could not be created: ${await answer.text()}`);
  return { username, password: like.password };
}
