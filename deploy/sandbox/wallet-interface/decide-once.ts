import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { requirePresent } from '../require-present';
import { walletTransactions } from './tables';
import type { WalletAnswer } from './wallet-answer';
import { WalletRefusal } from './wallet-refusal';

export interface VendorTransaction {
  vendor: string;
  transactionId: string;
  kind: 'bet' | 'win' | 'rollback';
  accountId: number;
  /** Of a rollback: the bet it reverses. Bet and rollback are never decided at the same time. */
  betId?: string;
  /** Of a bet: its round, and the vendor's id of its game. */
  round?: string;
  game?: string;
  /** Of a bet: whether its stake earns points when it is settled. Default: when it is placed. */
  earnsLater?: boolean;
  /** The whole call: the same id with another content is refused. */
  content: unknown;
}

/**
 * Decides a call once per vendor and transaction id: posting and answer are committed together, and a repeated call
 * gets the same answer, also when it was refused. Otherwise a refused bet that is repeated after a deposit would be
 * accepted, and the ledger would depend on the order of delivery.
 * @throws WalletRefusal `transaction_id_reused`; `transaction_in_progress` while the same call, or the rollback of the
 * same bet, is being decided
 */
export function decideOnce(
  backend: Backend,
  call: VendorTransaction,
  decide: (transaction: Transaction) => Promise<WalletAnswer>,
): Promise<WalletAnswer> {
  return decideTogether(backend, [call], decide);
}

/**
 * Decides calls of one kind with one answer, once: all are accepted or all are refused. Repeated calls get the answer of
 * the last of them again.
 * @throws WalletRefusal as above; `transaction_id_reused` also where only some of the calls were decided before
 */
export function decideTogether(
  backend: Backend,
  calls: readonly VendorTransaction[],
  decide: (transaction: Transaction) => Promise<WalletAnswer>,
): Promise<WalletAnswer> {
  return backend.engine.transaction(async (transaction) => {
    const begun = await begin(transaction, calls);
    const answers = begun.flatMap(({ answer }) => answer ?? []);
    const failed = begun.find(({ refusal }) => refusal)?.refusal;
    if (failed) throw failed;
    const last = answers.at(-1);
    if (last && answers.length === calls.length) return last;
    if (last) throw new WalletRefusal('transaction_id_reused');
    const now = await decide(transaction);
    await record(backend, transaction, calls, () => now);
    return now;
  });
}

/**
 * Decides calls of one kind, each once and with its own answer. `decide` gets the ids of those that were not decided
 * before, and returns their answers by id. A call that is being decided elsewhere, or has the id of another one, gets
 * its refusal, which is not stored.
 */
export function decideEach(
  backend: Backend,
  calls: readonly VendorTransaction[],
  decide: (transaction: Transaction, fresh: ReadonlySet<string>) => Promise<ReadonlyMap<string, WalletAnswer>>,
): Promise<Map<string, WalletAnswer>> {
  return backend.engine.transaction(async (transaction) => {
    const begun = await begin(transaction, calls);
    const fresh = begun.flatMap(({ call, answer, refusal }) => ((answer ?? refusal) ? [] : [call]));
    const ids = new Set(fresh.map(({ transactionId }) => transactionId));
    const decided = ids.size > 0 ? await decide(transaction, ids) : new Map<string, WalletAnswer>();
    await record(backend, transaction, fresh, ({ transactionId }) => requirePresent(decided.get(transactionId)));
    const earlier = begun.flatMap(({ call, answer, refusal }): [string, WalletAnswer][] => {
      const given = answer ?? refusal?.answer;
      return given ? [[call.transactionId, given]] : [];
    });
    return new Map([...decided, ...earlier]);
  });
}

/** A call that this transaction may decide, or its earlier answer, or why it may not be decided. */
interface Begun {
  call: VendorTransaction;
  answer?: WalletAnswer;
  refusal?: WalletRefusal;
}

/** Locks the calls, which are of one vendor, and reads the earlier decisions about them. */
async function begin(transaction: Transaction, calls: readonly VendorTransaction[]): Promise<Begun[]> {
  const locks = calls.map(({ vendor, transactionId, betId = transactionId }) => `wallet ${vendor} ${betId}`);
  const { rows } = await transaction.execute<{ name: string; mine: boolean }>(
    sql`select name, pg_try_advisory_xact_lock(hashtextextended(name, 2)) as mine
      from jsonb_array_elements_text(${JSON.stringify(locks)}::jsonb) as wanted(name)`,
  );
  const locked = new Set(rows.flatMap(({ name, mine }) => (mine ? [name] : [])));
  const { vendor, transactionId } = walletTransactions;
  const named = inArray(
    transactionId,
    calls.map((call) => call.transactionId),
  );
  const stored = await transaction
    .select()
    .from(walletTransactions)
    .where(and(eq(vendor, calls[0]?.vendor ?? ''), named));
  const earlier = new Map(stored.map((call) => [call.transactionId, call]));
  return calls.map((call, at) => {
    if (!locked.has(locks[at] ?? '')) return { call, refusal: new WalletRefusal('transaction_in_progress') };
    const decision = earlier.get(call.transactionId);
    if (!decision) return { call };
    if (decision.requestHash !== hashOf(call)) return { call, refusal: new WalletRefusal('transaction_id_reused') };
    return { call, answer: decision.answer };
  });
}

/** Stores the decisions about calls. */
async function record(
  { clock }: Backend,
  transaction: Transaction,
  calls: readonly VendorTransaction[],
  answerTo: (call: VendorTransaction) => WalletAnswer,
): Promise<void> {
  if (calls.length === 0) return;
  await transaction.insert(walletTransactions).values(
    calls.map(({ content, ...call }) => {
      const answer = answerTo({ content, ...call });
      const requestHash = hashOf({ content, ...call });
      return { ...call, accepted: answer.body.success, requestHash, answer, createdAt: new Date(clock()) };
    }),
  );
}

function hashOf({ kind, content }: VendorTransaction): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, content]))
    .digest('base64url');
}
