import { asc, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { rounds, vendorCalls, type VendorCall } from './tables';
import type { WalletReply } from './wallet-client';

/** A call to the wallet, and its answer. */
export interface Answered {
  call: VendorCall;
  reply: WalletReply;
}

/**
 * Records the wallet's answers to wins and rollbacks in one transaction, and ends their rounds. An unanswered call stays
 * in the outbox.
 */
export async function recordReplies({ engine }: Pick<Backend, 'engine'>, answered: readonly Answered[]): Promise<void> {
  const decided = answered.filter(({ reply }) => reply.kind !== 'unanswered');
  if (decided.length > 0) await engine.transaction((transaction) => record(transaction, decided));
}

/** Records the wallet's answer to one call. */
export function recordReply(backend: Pick<Backend, 'engine'>, call: VendorCall, reply: WalletReply): Promise<void> {
  return recordReplies(backend, [{ call, reply }]);
}

async function record(transaction: Transaction, decided: readonly Answered[]): Promise<void> {
  const replied = JSON.stringify(
    decided.map(({ call, reply }) => ({
      ...{ id: call.transactionId, kind: call.kind, round: call.round, bet: call.betId, state: reply.kind },
      balance: reply.kind === 'accepted' ? reply.balance : null,
    })),
  );
  const records = sql`jsonb_to_recordset(${replied}::jsonb)
    as replied(id text, kind text, round bigint, bet text, state text, balance bigint)`;
  // the rounds are locked first, as wherever a round changes, and in one order everywhere
  const ids = decided.map(({ call }) => call.round);
  await transaction
    .select({ id: rounds.id })
    .from(rounds)
    .where(inArray(rounds.id, ids))
    .orderBy(asc(rounds.id))
    .for('update');
  await transaction.execute(sql`
    update ${vendorCalls} call set state = replied.state
      from ${records} where call.transaction_id = replied.id and call.state = 'waiting'`);
  const accepted = sql`replied.state = 'accepted' and round.id = replied.round and round.bet_id = replied.bet`;
  // also a stake that is returned after its bet was accepted
  await transaction.execute(sql`
    update ${rounds} round set state = 'settled', balance = replied.balance
      from ${records} where ${accepted} and round.state = 'decided'`);
  if (!decided.some(({ call }) => call.kind === 'rollback')) return;
  await transaction.execute(sql`
    update ${vendorCalls} call set state = 'reversed' from ${records}
      where replied.state = 'accepted' and replied.kind = 'rollback' and call.transaction_id = replied.bet`);
  await transaction.execute(sql`
    update ${rounds} round set state = 'cancelled' from ${records}
      where ${accepted} and replied.kind = 'rollback' and round.state = 'opened'`);
}
