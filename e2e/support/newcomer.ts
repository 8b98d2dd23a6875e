import { randomBytes } from 'node:crypto';
import type { Account } from './accounts';

/** What a newcomer starts with: money in minor units of the merchant's currency, points, and how it is reached. */
export interface Holdings {
  balance?: number;
  points?: number;
  /** Has never signed in, and is greeted. */
  neverSignedIn?: boolean;
  /** Those of the account it is like, when left out. */
  mobile?: string;
  email?: string;
}

/** Makes an account like another by the sandbox's control, under a name nobody has. */
export function makeNewcomer(
  operations: string,
  merchant: string,
  like: Account,
  has: Holdings = {},
): Promise<Account> {
  return makeNamed(operations, merchant, `new${randomBytes(5).toString('hex')}`, like, has);
}

/** The same under a name that is given. @throws when somebody has it */
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
  if (!answer.ok) throw new Error(`No newcomer could be made: ${await answer.text()}`);
  return { username, password: like.password };
}
