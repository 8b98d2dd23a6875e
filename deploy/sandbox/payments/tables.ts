import { bigint, boolean, customType, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const id = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** A part of an offered withdrawal that one deposit covers. */
export const payDetails = schema.table('cashier_pay_details', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  withdrawalId: id('withdrawal_id').notNull(),
  depositId: id('deposit_id').notNull(),
  /** Minor units. */
  amount: id('amount').notNull(),
  /**
   * `taken`: the depositor has to pay and to report it. `waiting`: the owner has to answer. `disputed`: the owner says
   * that nothing arrived, an operator decides. `paid` and `rejected` are final.
   */
  status: text('status', { enum: ['taken', 'waiting', 'disputed', 'paid', 'rejected'] }).notNull(),
  /** The part is free again after it, unless the depositor has reported the payment. */
  expiresAt: time('expires_at').notNull(),
  reportedAt: time('reported_at'),
  /** The server pays by itself after it. */
  answerBy: time('answer_by'),
  autoConfirmed: boolean('auto_confirmed').notNull().default(false),
  /** When the owner took note of a payment that the server confirmed by itself. */
  acknowledgedAt: time('acknowledged_at'),
});

export type PayDetail = typeof payDetails.$inferSelect;

/** The picture with which the owner says that nothing arrived. */
export const payProofs = schema.table('cashier_pay_proofs', {
  detailId: id('detail_id').primaryKey(),
  /** Media type. */
  type: text('type').notNull(),
  picture: bytes('picture').notNull(),
});
