import type { Transaction } from '../../engine';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { checkPaymentPassword } from '../mall/check-password';
import { lockAccount } from '../reward-centre/lock-account';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { requireOpen } from './amounts';
import { publishChange } from './publish-change';
import { payees } from './tables';

/** How long a payee waits that is not the first. Milliseconds, 24 hours. */
const waits = 24 * 3_600_000;
/** Payees that an account ever stores; removed ones stay for its withdrawals. */
const mostPayees = 50;

/** The stored payees, each with the last digits of its number; one that waits names the time from which it is usable. */
export async function payeesOf({ engine, clock }: Backend, account: Account) {
  const rows = await engine.database
    .select()
    .from(payees)
    .where(and(eq(payees.accountId, account.id), isNull(payees.removedAt)))
    .orderBy(asc(payees.id));
  return rows.map(({ id, holder, bank, number, usableAt }) => ({
    ...{ id: String(id), holder, bank, number: masked(number) },
    ...(usableAt.getTime() > clock() && { usableAt: usableAt.getTime() }),
  }));
}

/** The last four characters of a number. */
export const masked = (number: string) => `…${number.slice(-4)}`;

interface PayeeFields {
  holder: string;
  bank: string;
  number: string;
}

/** Stores a payee, once: the first is usable at once, a later one after 24 hours. @throws Refusal */
export async function addPayee(
  backend: Backend,
  call: CustomerCall,
  { password, ...payee }: PayeeFields & { password: string },
): Promise<void> {
  const { account } = call.customer;
  await requireOpen(backend, call.merchant, account, 'withdraw');
  await checkPaymentPassword(backend, call, password);
  await backend.engine.transaction(async (transaction) => {
    await lockAccount(transaction, account.id);
    await storePayee(backend, transaction, account, payee);
    await publishChange(backend, transaction, account.id);
  });
}

/**
 * Replaces a payee by one with other fields, which waits 24 hours; earlier withdrawals keep the former one.
 * @throws Refusal
 */
export async function changePayee(
  backend: Backend,
  call: CustomerCall,
  { payeeId, password, ...payee }: PayeeFields & { payeeId: string; password: string },
): Promise<void> {
  const { account } = call.customer;
  await requireOpen(backend, call.merchant, account, 'withdraw');
  await checkPaymentPassword(backend, call, password);
  await backend.engine.transaction(async (transaction) => {
    await lockAccount(transaction, account.id);
    const { id } = await payeeOf(transaction, account, payeeId);
    const same = await storePayee(backend, transaction, account, payee);
    if (same?.id !== id) await markRemoved(backend, transaction, id);
    await publishChange(backend, transaction, account.id);
  });
}

/**
 * Stores a payee. One that is stored already stays as it is, and is returned.
 * The account must be locked.
 * @throws Refusal when it has stored too many
 */
async function storePayee({ clock }: Backend, transaction: Transaction, account: Account, payee: PayeeFields) {
  const [same] = await transaction
    .select({ id: payees.id })
    .from(payees)
    .where(
      and(
        eq(payees.accountId, account.id),
        isNull(payees.removedAt),
        eq(payees.holder, payee.holder),
        eq(payees.bank, payee.bank),
        eq(payees.number, payee.number),
      ),
    );
  if (same) return same;
  const stored = await transaction.$count(payees, eq(payees.accountId, account.id));
  if (stored >= mostPayees) throw new Refusal('TOO_MANY_REQUESTS');
  const now = clock();
  await transaction.insert(payees).values({
    ...{ accountId: account.id, ...payee, createdAt: new Date(now) },
    usableAt: new Date(stored === 0 ? now : now + waits),
  });
  return undefined;
}

async function markRemoved({ clock }: Backend, transaction: Transaction, id: number) {
  await transaction
    .update(payees)
    .set({ removedAt: new Date(clock()) })
    .where(eq(payees.id, id));
}

/** @throws Refusal */
export async function removePayee(
  backend: Backend,
  call: CustomerCall,
  { payeeId, password }: { payeeId: string; password: string },
): Promise<void> {
  const { account } = call.customer;
  await checkPaymentPassword(backend, call, password);
  await backend.engine.transaction(async (transaction) => {
    const { id } = await payeeOf(transaction, account, payeeId);
    await markRemoved(backend, transaction, id);
    await publishChange(backend, transaction, account.id);
  });
}

/** A stored payee of the account, locked. @throws Refusal `payee_unknown` */
export async function payeeOf(transaction: Transaction, account: Account, id: string) {
  if (!/^\d{1,15}$/.test(id)) throw new Refusal('payee_unknown');
  const [payee] = await transaction
    .select()
    .from(payees)
    .where(and(eq(payees.id, Number(id)), eq(payees.accountId, account.id), isNull(payees.removedAt)))
    .for('update');
  if (!payee) throw new Refusal('payee_unknown');
  return payee;
}
