import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import { spendIdentity, type SocialIdentity } from './identity-of';
import { socialIdentities } from './tables';

/** The same in a transaction of its own. */
export function bind(backend: Backend, identity: SocialIdentity, account: Account): Promise<void> {
  return backend.engine.transaction((transaction) => bindIdentity(backend, transaction, identity, account));
}

/**
 * Makes an identity that is nobody's an account's, and uses up the walk that led to it. Within a transaction, so that
 * neither happens alone.
 * @throws Refusal `social_taken` where either of the two has another
 */
export async function bindIdentity(
  backend: Backend,
  queries: Queries,
  identity: SocialIdentity,
  account: Pick<Account, 'id' | 'merchant'>,
): Promise<void> {
  await spendIdentity(backend, queries, identity);
  if (identity.account?.id === account.id) return;
  const { issuer, subject } = identity;
  const createdAt = new Date(backend.clock());
  const bound = await queries
    .insert(socialIdentities)
    .values({ merchant: account.merchant, issuer, subject, accountId: account.id, createdAt })
    .onConflictDoNothing()
    .returning();
  if (bound.length === 0) throw new Refusal('social_taken');
}
