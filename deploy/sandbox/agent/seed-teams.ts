import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { postMany, type PostingAt } from '../ledger/post-many';
import type { Merchant } from '../merchants/merchant';
import { requirePresent } from '../require-present';
import { bankOf, houseOf, walletOf } from '../wallets/wallet';
import { joinedAt, demoHistoryOf, type DemoPosting } from './demo-history';
import { demoTeam } from './demo-team';
import { teamMembers } from './tables';

/**
 * Creates the teams of the demo agents once, with a history of bets and payments, for each merchant with an agent
 * centre.
 */
export async function seedTeams(backend: Backend): Promise<void> {
  for (const merchant of backend.merchants.values()) {
    if (merchant.remotes.includes('agent')) {
      await backend.engine.transaction((transaction) => seedTeam(backend, transaction, merchant));
    }
  }
}

async function seedTeam(backend: Backend, transaction: Transaction, merchant: Merchant): Promise<void> {
  const now = backend.clock();
  const created = await createMembers(transaction, merchant, now);
  // already seeded by an earlier start or another process
  if (created.length === 0) return;
  const all = await transaction
    .select()
    .from(accounts)
    .where(inArray(accounts.name, [...new Set(demoTeam.flatMap(({ name, upline }) => [name, upline]))]));
  const ids = new Map(all.filter((account) => account.merchant === merchant.code).map(({ name, id }) => [name, id]));
  await transaction
    .insert(teamMembers)
    .values(
      demoTeam.map(({ name, upline }) => ({
        accountId: requirePresent(ids.get(name)),
        uplineId: requirePresent(ids.get(upline)),
      })),
    )
    .onConflictDoNothing();
  const paying = demoTeam.filter(({ paysUpline }) => paysUpline).map(({ name }) => requirePresent(ids.get(name)));
  await transaction.update(accounts).set({ toUpline: true }).where(inArray(accounts.id, paying));
  await postMany(
    backend,
    transaction,
    created
      .flatMap((account) => demoHistoryOf(account.name, now).map((past) => postingOf(backend, merchant, account, past)))
      .sort((one, other) => one.at.getTime() - other.at.getTime()),
  );
}

function createMembers(transaction: Transaction, { code }: Merchant, now: number): Promise<Account[]> {
  return transaction
    .insert(accounts)
    .values(
      demoTeam.flatMap(({ name, profile }) =>
        profile ? [{ merchant: code, name, ...profile, createdAt: new Date(joinedAt(name, now)) }] : [],
      ),
    )
    .onConflictDoNothing()
    .returning();
}

function postingOf(backend: Backend, merchant: Merchant, account: Account, past: DemoPosting): PostingAt {
  const wallet = walletOf(backend, account);
  const outside = past.kind === 'bet' || past.kind === 'win' ? houseOf(wallet, 'NOVA') : bankOf(wallet);
  const incoming = past.kind === 'win' || past.kind === 'grant';
  return {
    kind: past.kind,
    from: incoming ? outside : wallet,
    to: incoming ? wallet : outside,
    amount: (past.tenths * merchant.stakes[0]) / 10,
    idempotencyKey: `past:${account.id}:${past.kind}:${past.round}`,
    reference: past.round,
    at: new Date(past.at),
  };
}
