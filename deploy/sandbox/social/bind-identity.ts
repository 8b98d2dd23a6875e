import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import { consumeIdentity, type SocialIdentity } from './identity-of';
import { socialIdentities } from './tables';

/** The same in its own transaction. */
export function bindInTransaction(backend: Backend, identity: SocialIdentity, account: Account): Promise<void> {
  return backend.engine.transaction((transaction) => bindIdentity(backend, transaction, identity, account));
}

/**
 * Links an unlinked identity to an account and consumes its sign-in flow. Must run in a transaction, so that both
 * happen or neither.
 * @throws Refusal `social_taken` where either is already linked
 */
async function bindIdentity(
  backend: Backend,
  queries: Queries,
  identity: SocialIdentity,
  account: Pick<Account, 'id' | 'merchant'>,
): Promise<void> {
  await consumeIdentity(backend, queries, identity);
  await linkIdentity(backend, queries, identity, account);
}

/**
 * Links an unlinked identity to an account. The id token still signs in, once: after a registration the page may have
 * to do so itself.
 * @throws Refusal `social_taken` where either is already linked
 */
export async function linkIdentity(
  backend: Backend,
  queries: Queries,
  identity: SocialIdentity,
  account: Pick<Account, 'id' | 'merchant'>,
): Promise<void> {
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
