import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { insertRows, poll, type Transaction } from '../../../engine';
import type { Backend } from '../../backend';
import { gameTypeOf } from '../../games/game-type-of';
import { earnBySettledPlay, type SettledStake } from '../../mall/earn-settled';
import { requirePresent } from '../../require-present';
import { recordReplies, type Answered } from '../../vendors/record-reply';
import { vendorCalls, type VendorCall } from '../../vendors/tables';
import { mostWins, type WalletCallBody } from '../../wallet-interface/calls';
import { winOf } from './check-slip';
import type { SlipRequest } from './contract';
import { readDrawn } from './plays';

/** Bets of one transaction, unless the caller names another number. */
const batch = 500;
/** Rollbacks at the same time: the next call is signed while the database writes the last. */
const rollbacksAtOnce = 4;
/** Milliseconds before the outbox pays what this process has not. */
const paymentDelay = 2_000;

interface OpenBet extends Record<string, unknown> {
  slip: string;
  issue: string;
  round: string;
  return_rate: number;
  request: SlipRequest;
  drawn: string | null;
  missed: boolean;
  vendor: string;
  bet_id: string;
  body: WalletCallBody<'bet'>;
  earns_later: boolean;
}

/**
 * Settles the bets of drawn issues and pays their wins; the stakes of a missed draw, given up or with a commitment
 * that came after the sale or never, are returned. Several processes can share the work: a bet is settled in one transaction, with the call that
 * moves its money. Returns how many were settled here.
 */
export async function settleBets(backend: Backend, atOnce = batch): Promise<number> {
  let settled = 0;
  for (;;) {
    const { count, calls } = await backend.engine.transaction((transaction) =>
      settleBatch(backend, transaction, atOnce),
    );
    await payAll(backend, calls);
    settled += count;
    if (count === 0) return settled;
  }
}

/** Settles every second; returns a stop function. */
export function startSettlingBets(backend: Backend, onFailure: (error: unknown) => void): () => Promise<void> {
  return poll(() => settleBets(backend), onFailure);
}

async function settleBatch(backend: Backend, transaction: Transaction, atOnce: number) {
  const now = new Date(backend.clock());
  const { rows } = await transaction.execute<OpenBet>(sql`
    select bet.slip, bet.issue, bet.round, slip.return_rate, slip.request, draw.winning_number as drawn,
      coalesce(draw.missed_at is not null or draw.committed_at >= draw.closes_at, true) as missed, round.vendor, round.bet_id, call.body,
      coalesce(taken.earns_later, false) as earns_later
    from vendors.lottery_bets bet
      join vendors.lottery_slips slip on slip.id = bet.slip
      join vendors.rounds round on round.id = bet.round
      join vendors.calls call on call.transaction_id = round.bet_id
      left join sandbox.wallet_transactions taken on taken.vendor = round.vendor and taken.transaction_id = round.bet_id
      left join sandbox.lottery_draws draw on draw.game_code = bet.game and draw.issue = bet.issue
    where bet.state = 'open' and bet.draws_at <= ${now.toISOString()}::timestamptz
      and (draw.winning_number is not null or draw.missed_at is not null or draw.game_code is null) order by bet.draws_at, bet.slip limit ${atOnce}
    for update of bet skip locked`);
  const settled = rows.map(settle);
  if (settled.length > 0) {
    const records = JSON.stringify(settled.map(({ call: _call, ...record }) => record));
    await transaction.execute(sql`
      update vendors.lottery_bets bet set state = settled.state, win = settled.win
        from jsonb_to_recordset(${records}::jsonb) as settled(slip bigint, issue bigint, state text, win bigint)
        where bet.slip = settled.slip and bet.issue = settled.issue`);
    await transaction.execute(sql`
      update vendors.rounds round set win = settled.win, outcome = json_build_object('win', settled.win),
          state = case when settled.state = 'lost' then 'settled' else 'decided' end
        from jsonb_to_recordset(${records}::jsonb) as settled(round bigint, state text, win bigint)
        where round.id = settled.round`);
  }
  await earnBySettledPlay(backend, transaction, rows.flatMap(countedStake));
  const calls = settled.flatMap(({ call }) => (call ? [withTimes(call, now.getTime())] : []));
  if (calls.length > 0) await transaction.execute(insertRows(vendorCalls, calls));
  return { count: rows.length, calls };
}

/** The stake of a drawn bet that has earned no points yet. That of a missed draw is returned and counts nowhere. */
function countedStake({ missed, body, vendor, earns_later: earnsLater }: OpenBet): SettledStake[] {
  const type = gameTypeOf(vendor, body.game);
  return missed || !earnsLater || !type ? [] : [{ accountId: Number(body.player), type, stake: body.amount }];
}

type NewCall = Pick<VendorCall, 'transactionId' | 'round' | 'vendor' | 'kind' | 'betId' | 'body'>;

function settle(row: OpenBet) {
  const { slip, issue, round, request, missed, drawn } = row;
  const win = missed || drawn === null ? 0 : winOf(request, readDrawn(drawn), row.return_rate);
  const state = missed ? 'missed' : win > 0 ? 'won' : 'lost';
  return { slip, issue, round, state, win, call: callOf(row, win) };
}

/** The call that moves the money of a settled bet; none for a lost one. */
function callOf({ round, vendor, bet_id: betId, body, missed }: OpenBet, win: number): NewCall | undefined {
  const transactionId = randomUUID();
  const { round: name, player, currency } = body;
  const common = { transactionId, round: Number(round), vendor, betId };
  if (missed) return { ...common, kind: 'rollback', body: { transactionId, bet: betId, player } };
  if (win === 0) return undefined;
  return { ...common, kind: 'win', body: { transactionId, round: name, player, amount: win, currency } };
}

function withTimes(call: NewCall, now: number): VendorCall {
  return { ...call, state: 'waiting', tries: 0, nextTryAt: new Date(now + paymentDelay), createdAt: new Date(now) };
}

/** Sends the calls and records their answers, well before the outbox repeats them: wins together, by vendor. */
async function payAll(backend: Backend, calls: readonly VendorCall[]): Promise<void> {
  for (const kind of ['win', 'rollback'] as const)
    for (const vendor of new Set(calls.map((call) => call.vendor))) {
      const alike = calls.filter((call) => call.kind === kind && call.vendor === vendor);
      for (let first = 0; first < alike.length; first += mostWins) {
        const together = alike.slice(first, first + mostWins);
        await recordReplies(backend, await (kind === 'win' ? payWins : rollBack)(backend, together));
      }
    }
}

/** Pays wins of one vendor; the outbox repeats those that the wallet has not answered. */
async function payWins({ wallet }: Backend, calls: readonly VendorCall[]): Promise<Answered[]> {
  const bodies = calls.map(({ body }) => body as WalletCallBody<'win'>);
  const replies = await wallet.payWins(requirePresent(calls[0]).vendor, bodies);
  return calls.map((call, at) => ({ call, reply: requirePresent(replies[at]) }));
}

/** Returns stakes; the outbox repeats the calls that the wallet has not answered. */
async function rollBack({ wallet }: Backend, calls: readonly VendorCall[]): Promise<Answered[]> {
  const waiting = calls.values();
  const answered: Answered[] = [];
  const sendWaiting = async () => {
    for (const call of waiting) {
      const reply = await wallet.call(call.vendor, 'rollback', call.body as WalletCallBody<'rollback'>);
      answered.push({ call, reply });
    }
  };
  await Promise.all(Array.from({ length: rollbacksAtOnce }, sendWaiting));
  return answered;
}
