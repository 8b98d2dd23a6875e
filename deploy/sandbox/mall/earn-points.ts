import { currencyDigits, type GameType } from '@atrium/api';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { onlyRow } from '../database/only-row';
import type { Game } from '../games/game';
import { post } from '../ledger/post';
import { pointBalance, pointHouse, pointsOf } from './point-account';
import { pointRulesOf, pointSourceOf, type PointSource } from './point-rules';
import { pointCarries } from './tables';

interface Earning {
  source: PointSource;
  /** Minor units played or deposited; negative for a returned stake. */
  amount: number;
  /** Unique in the ledger. */
  key: string;
}

/** Credits points for a stake of real money. */
export function earnByPlay(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  { game, stake, key }: { game: Game; stake: number; key: string },
): Promise<void> {
  return earn(backend, transaction, account, {
    source: pointSourceOf[game.gameType],
    amount: stake,
    key: `${key}:points`,
  });
}

/** Takes back the points of a stake that is returned; what is spent already is earned again first. */
export function returnByPlay(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  { type, stake, key }: { type: GameType; stake: number; key: string },
): Promise<void> {
  return earn(backend, transaction, account, {
    source: pointSourceOf[type],
    amount: -stake,
    key: `${key}:points-returned`,
  });
}

/** Credits points for a deposit. */
export function earnByDeposit(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  { amount, key }: { amount: number; key: string },
): Promise<void> {
  return earn(backend, transaction, account, { source: 'deposit', amount, key: `${key}:points` });
}

/**
 * Credits whole points and carries the fraction over, so that many small stakes earn as much as one large one. Play
 * money earns nothing, nor does anything while points are switched off.
 */
async function earn(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  { source, amount, key }: Earning,
): Promise<void> {
  const merchant = merchantByCode(backend, account.merchant);
  if (account.kind === 4 || !(await isSwitchOn(backend, merchant, 'POINTSYSTEM', transaction))) return;
  const whole = 10_000 * 10 ** currencyDigits(merchant.currency.code);
  const gathered = (await lockCarry(transaction, account.id)) + amount * pointRulesOf(merchant.code).rates[source];
  const due = Math.floor(gathered / whole);
  const points = due < 0 ? -Math.min(-due, await pointBalance(transaction, account)) : due;
  await transaction
    .update(pointCarries)
    .set({ carry: gathered - points * whole })
    .where(eq(pointCarries.accountId, account.id));
  if (points === 0) return;
  await post(backend, transaction, new Date(backend.clock()), {
    kind: source === 'deposit' ? 'points-deposit' : 'points-play',
    from: points > 0 ? pointHouse(merchant.code) : pointsOf(account),
    to: points > 0 ? pointsOf(account) : pointHouse(merchant.code),
    amount: Math.abs(points),
    idempotencyKey: key,
  });
}

async function lockCarry(transaction: Transaction, accountId: number): Promise<number> {
  await transaction.insert(pointCarries).values({ accountId }).onConflictDoNothing();
  const rows = await transaction.select().from(pointCarries).where(eq(pointCarries.accountId, accountId)).for('update');
  return onlyRow(rows).carry;
}
