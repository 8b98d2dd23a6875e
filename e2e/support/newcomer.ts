import { randomBytes } from 'node:crypto';
import type { Account } from './accounts';

/** Initial state of an account: money in minor units, points, contact data. */
export interface Holdings {
  balance?: number;
  points?: number;
  /** Has never signed in, so the greeting shows. */
  neverSignedIn?: boolean;
  /** Default: as for the copied account. */
  mobile?: string;
  email?: string;
}

/** Copies an account under a new random name by the sandbox's control page. */
export function makeNewcomer(
  operations: string,
  merchant: string,
  like: Account,
  has: Holdings = {},
): Promise<Account> {
  return makeNamed(operations, merchant, `new${randomBytes(5).toString('hex')}`, like, has);
}

/** Copies an account under a given name. @throws if the name is taken */
export async function makeNamed(
  operations: string,
  merchant: string,
  username: string,
  like: Account,
  has: Holdings = {},
): Promise<Account> {
  const answer = await fetch(`${operations}/wps/control/twin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, account: like.username, name: username, ...has }),
  });
  if (!answer.ok) throw new Error(`The account could not be created: ${await answer.text()}`);
  return { username, password: like.password };
}
