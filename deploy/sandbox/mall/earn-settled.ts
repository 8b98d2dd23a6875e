import { randomUUID } from 'node:crypto';
import { currencyDigits, type GameType } from '@atrium/api';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { postMany } from '../ledger/post-many';
import { pointHouse, pointsOf } from './point-account';
import { pointRulesOf, pointSourceOf } from './point-rules';
import { pointCarries } from './tables';

/** The stake of a decided bet. */
export interface SettledStake {
  accountId: number;
  type: GameType;
  /** Minor units. */
  stake: number;
}

interface Credit {
  account: Account;
  points: number;
}

/**
 * Credits points for settled stakes of several accounts, as `earnByPlay` does for one stake. Carries are locked by
 * account before the ledger, so that runs at the same time do not deadlock.
 */
export async function earnBySettledPlay(
  backend: Backend,
  transaction: Transaction,
  stakes: readonly SettledStake[],
): Promise<void> {
  const earning = await earningAccounts(backend, transaction, stakes);
  if (earning.length === 0) return;
  const ids = earning.map(({ id }) => id);
  await transaction
    .insert(pointCarries)
    .values(ids.map((accountId) => ({ accountId })))
    .onConflictDoNothing();
  const carries = await transaction
    .select()
    .from(pointCarries)
    .where(inArray(pointCarries.accountId, ids))
    .orderBy(asc(pointCarries.accountId))
    .for('update');
  const carried = new Map(carries.map(({ accountId, carry }) => [accountId, carry]));
  const credits = earning.map((account) => creditOf(backend, account, carried.get(account.id) ?? 0, stakes));
  const kept = JSON.stringify(credits.map(({ account, carry }) => ({ id: account.id, carry })));
  await transaction.execute(sql`
    update ${pointCarries} set carry = kept.carry
      from jsonb_to_recordset(${kept}::jsonb) as kept(id bigint, carry bigint) where account_id = kept.id`);
  await credit(
    backend,
    transaction,
    credits.filter(({ points }) => points > 0),
  );
}

/** The accounts that earn points by play, by id. */
async function earningAccounts(
  backend: Backend,
  transaction: Transaction,
  stakes: readonly SettledStake[],
): Promise<Account[]> {
  if (stakes.length === 0) return [];
  const ids = [...new Set(stakes.map(({ accountId }) => accountId))];
  const found = await transaction.select().from(accounts).where(inArray(accounts.id, ids)).orderBy(asc(accounts.id));
  const switchedOn = new Map<string, boolean>();
  for (const { merchant } of found)
    if (!switchedOn.has(merchant))
      switchedOn.set(
        merchant,
        await isSwitchOn(backend, merchantByCode(backend, merchant), 'POINTSYSTEM', transaction),
      );
  return found.filter(({ kind, merchant }) => kind !== 4 && switchedOn.get(merchant));
}

function creditOf(backend: Backend, account: Account, carried: number, stakes: readonly SettledStake[]) {
  const whole = 10_000 * 10 ** currencyDigits(merchantByCode(backend, account.merchant).currency.code);
  const { rates } = pointRulesOf(account.merchant);
  const gathered = stakes
    .filter(({ accountId }) => accountId === account.id)
    .reduce((sum, { type, stake }) => sum + stake * rates[pointSourceOf[type]], carried);
  const points = Math.max(0, Math.floor(gathered / whole));
  return { account, points, carry: gathered - points * whole };
}

async function credit(backend: Backend, transaction: Transaction, credits: readonly Credit[]): Promise<void> {
  const at = new Date(backend.clock());
  await postMany(
    backend,
    transaction,
    credits.map(({ account, points }) => ({
      ...{ kind: 'points-play', from: pointHouse(account.merchant), to: pointsOf(account), amount: points, at },
      // the settled bets are decided once, in the same transaction
      idempotencyKey: `settled:${randomUUID()}:points`,
    })),
  );
}
