import { toDecimal, type TransferLine, type TransferOutcomes } from '@atrium/api';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import { canonicalName } from '../accounts/canonical-name';
import { accounts, type Account } from '../accounts/tables';
import { teamBelow } from '../agent/team';
import type { Backend } from '../backend';
import { exactlyOnce } from '../ledger/exactly-once';
import { InsufficientFunds } from '../ledger/post';
import { publish } from '../live/publish';
import { checkPaymentPassword } from '../mall/check-password';
import { transfer } from '../wallets/postings';
import { transferAmount } from '../wallets/transfer-amount';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';

/** A line with what it resolves to; without an outcome it can be sent. */
interface CheckedLine {
  account: string;
  receiver?: Account | undefined;
  amount: number;
  outcome?: 'unknown' | 'repeated' | 'amount' | 'refused';
}

/** Ends the transaction of a batch of which a line failed; nothing has moved. */
class LinesFailed extends Error {
  override readonly name = 'LinesFailed';
}

/**
 * Moves money to members of the agent's team: every line or none, once per idempotency key. For each receiver it is
 * money paid in; a line says that a door refuses it, and not why.
 * @throws Refusal `money_not_enough`, or that of the payment password
 */
export async function transferToDownlines(
  backend: Backend,
  call: CustomerCall,
  { lines, password }: { lines: readonly TransferLine[]; password: string },
): Promise<TransferOutcomes> {
  const {
    merchant,
    customer: { account: agent },
  } = call;
  await checkPaymentPassword(backend, call, password);
  const request = { scope: `agent-transfer:${agent.id}`, key: call.idempotencyKey, payload: { lines } };
  let checked: CheckedLine[] = [];
  try {
    return await exactlyOnce(backend, request, async (transaction) => {
      checked = await checkLines(transaction, agent, lines, (decimal) => transferAmount(merchant, decimal));
      await sendLines(backend, transaction, agent, checked, `${request.scope}:${request.key}`);
      return { done: true, lines: checked.map(({ account }) => ({ account, outcome: 'sent' })) };
    });
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new Refusal('money_not_enough');
    if (!(error instanceof LinesFailed)) throw error;
    return { done: false, lines: checked.map(({ account, outcome = 'ready' }) => ({ account, outcome })) };
  }
}

async function checkLines(
  queries: Queries,
  agent: Account,
  lines: readonly TransferLine[],
  amountOf: (decimal: string) => number | undefined,
): Promise<CheckedLine[]> {
  const team = await namedInTeam(
    queries,
    agent,
    lines.map(({ account }) => canonicalName(account)),
  );
  const seen = new Set<string>();
  return lines.map(({ account, amount: decimal }) => {
    const name = canonicalName(account);
    const [receiver, amount] = [team.get(name), amountOf(decimal)];
    const line = { account: receiver?.name ?? account, receiver, amount: amount ?? 0 };
    if (seen.has(name)) return { ...line, outcome: 'repeated' };
    seen.add(name);
    if (!receiver) return { ...line, outcome: 'unknown' };
    return amount === undefined ? { ...line, outcome: 'amount' } : line;
  });
}

/** The members of the team, at every level, with these names. */
async function namedInTeam(queries: Queries, agent: Account, names: string[]): Promise<Map<string, Account>> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    with recursive ${teamBelow(agent)}
    select accounts.id from team join sandbox.accounts on accounts.id = team.account_id
      where lower(accounts.name) in ${names} and accounts.merchant = ${agent.merchant}`);
  const ids = rows.map(({ id }) => Number(id)).filter((id) => id !== agent.id);
  if (ids.length === 0) return new Map();
  const found = await queries.select().from(accounts).where(inArray(accounts.id, ids));
  return new Map(found.map((account) => [canonicalName(account.name), account]));
}

/** @throws LinesFailed when a line cannot be sent, after every line is tried */
async function sendLines(
  backend: Backend,
  transaction: Transaction,
  agent: Account,
  lines: CheckedLine[],
  key: string,
): Promise<void> {
  // in one order for all agents, so that batches with the same receivers follow each other
  const inOrder = lines
    .filter(({ outcome }) => outcome === undefined)
    .sort((one, other) => (one.receiver?.id ?? 0) - (other.receiver?.id ?? 0));
  await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, agent.id)).for('update');
  for (const line of inOrder) {
    const { receiver, amount } = line;
    if (!receiver) continue;
    try {
      await transfer(backend, transaction, { from: agent, to: receiver, amount, key: `${key}:${receiver.id}` });
      await tellReceiver(backend, transaction, agent, receiver, amount);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      line.outcome = 'refused';
    }
  }
  if (lines.some(({ outcome }) => outcome !== undefined)) throw new LinesFailed();
}

async function tellReceiver(
  backend: Backend,
  transaction: Transaction,
  agent: Account,
  receiver: Account,
  amount: number,
): Promise<void> {
  const currency = backend.merchants.get(receiver.merchant)?.currency.code ?? '';
  await publish(backend, transaction, receiver.id, {
    type: 'TRANSFER',
    popup: true,
    data: {
      ...{ amount: toDecimal({ minor: amount, currency }), time: backend.clock(), success: true },
      ...{ sender: agent.name, receiver: receiver.name },
    },
  });
}
