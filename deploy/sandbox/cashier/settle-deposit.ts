import { liveTypes, toDecimal } from '@atrium/api';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Transaction } from '../../engine';
import { accounts } from '../accounts/tables';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { publish } from '../live/publish';
import { earnByDeposit } from '../mall/earn-points';
import type { Merchant } from '../merchants/merchant';
import { deposit } from '../wallets/postings';
import { Refusal } from '../wire/refusal';
import { deposits, type DepositRow } from './tables';

/** What the provider reports about a payment. */
export const PaymentSchema = v.strictObject({
  /** The provider's id of the payment; the same in every repetition. */
  paymentId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  reference: v.pipe(v.string(), v.regex(/^[\dA-Z]{6,20}$/)),
  status: v.picklist(['pending', 'paid', 'failed']),
  /** Minor units that arrived. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000_000)),
  currency: v.string(),
});

export type Payment = v.InferOutput<typeof PaymentSchema>;

/** `refused`: unknown, of another currency, or not the payment that was credited. */
export type Settlement = 'accepted' | 'refused';

/**
 * Applies a report once, in any order: a payment is credited with the amount that arrived, also after the request has
 * expired or failed, and nothing that is reported later changes a paid deposit.
 */
export async function settleDeposit(backend: Backend, merchant: Merchant, payment: Payment): Promise<Settlement> {
  try {
    return await backend.engine.transaction((transaction) => settle(backend, transaction, merchant, payment));
  } catch (error) {
    // a door of player protection: the money was not credited
    if (!(error instanceof Refusal)) throw error;
    return backend.engine.transaction(async (transaction): Promise<Settlement> => {
      const row = await lockDeposit(transaction, merchant, payment);
      if (row && row.status !== 'paid')
        await changeDeposit(backend, transaction, row, { status: 'failed', reason: error.key });
      return 'accepted';
    });
  }
}

async function settle(
  backend: Backend,
  transaction: Transaction,
  merchant: Merchant,
  payment: Payment,
): Promise<Settlement> {
  const row = await lockDeposit(transaction, merchant, payment);
  if (!row || payment.currency !== merchant.currency.code) return 'refused';
  const { paymentId, amount } = payment;
  if (row.status === 'paid')
    return payment.status !== 'paid' || (row.paymentId === paymentId && row.paid === amount) ? 'accepted' : 'refused';
  if (payment.status === 'pending' && row.status === 'failed') return 'accepted';
  if (payment.status !== 'paid') {
    await changeDeposit(backend, transaction, row, { status: payment.status });
    return 'accepted';
  }
  const used = await transaction.$count(
    deposits,
    and(eq(deposits.merchant, merchant.code), eq(deposits.paymentId, paymentId)),
  );
  if (used > 0) return 'refused';
  await creditDeposit(backend, transaction, row, { amount, paymentId });
  return 'accepted';
}

/** Credits what arrived. The deposit must be locked. @throws Refusal when a door refuses it */
export async function creditDeposit(
  backend: Backend,
  transaction: Transaction,
  row: DepositRow,
  { amount, paymentId }: Pick<Payment, 'amount' | 'paymentId'>,
): Promise<void> {
  const account = onlyRow(await transaction.select().from(accounts).where(eq(accounts.id, row.accountId)));
  const key = `cashier-deposit:${row.id}`;
  await deposit(backend, transaction, account, amount, key);
  await earnByDeposit(backend, transaction, account, { amount, key });
  await changeDeposit(backend, transaction, row, { status: 'paid', paid: amount, paymentId, reason: '' });
}

/** Locks the deposit with the reference; undefined at another merchant, and for one that a member confirms. */
async function lockDeposit(transaction: Transaction, merchant: Merchant, { reference }: Payment) {
  const [row] = await transaction
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.reference, reference),
        eq(deposits.merchant, merchant.code),
        inArray(deposits.method, ['transfer', 'provider']),
      ),
    )
    .for('update');
  return row;
}

/** Stores a change, and tells the depositor. */
export async function changeDeposit(
  backend: Backend,
  transaction: Transaction,
  { id, accountId, merchant, amount }: DepositRow,
  changes: Partial<DepositRow>,
): Promise<void> {
  await transaction.update(deposits).set(changes).where(eq(deposits.id, id));
  const currency = backend.merchants.get(merchant)?.currency.code ?? '';
  const paid = changes.status === 'paid';
  await publish(backend, transaction, accountId, {
    type: liveTypes.deposit,
    popup: changes.status !== 'pending',
    data: { amount: toDecimal({ minor: changes.paid ?? amount, currency }), time: backend.clock(), success: paid },
  });
}
