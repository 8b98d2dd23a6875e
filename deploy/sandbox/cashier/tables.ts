import { bigint, customType, date, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const id = (name: string) => bigint(name, { mode: 'number' });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true });

export const deposits = schema.table('cashier_deposits', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: id('account_id').notNull(),
  merchant: text('merchant').notNull(),
  method: text('method', { enum: ['transfer', 'provider', 'member'] }).notNull(),
  reference: text('reference').notNull(),
  /** Minor units that were asked for. */
  amount: id('amount').notNull(),
  /** Minor units that arrived. */
  paid: id('paid'),
  /** The provider's id of the payment. */
  paymentId: text('payment_id'),
  status: text('status', { enum: ['requested', 'pending', 'paid', 'failed'] }).notNull(),
  reason: text('reason').notNull().default(''),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export type DepositRow = typeof deposits.$inferSelect;

export const payees = schema.table('cashier_payees', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: id('account_id').notNull(),
  holder: text('holder').notNull(),
  bank: text('bank').notNull(),
  number: text('number').notNull(),
  createdAt: time('created_at').notNull(),
  /** Withdrawals to it are refused before. */
  usableAt: time('usable_at').notNull(),
  removedAt: time('removed_at'),
});

export type PayeeRow = typeof payees.$inferSelect;

/** Identity and age of members, with what an operator decided. */
export const identities = schema.table('cashier_identities', {
  accountId: id('account_id').primaryKey(),
  name: text('name').notNull(),
  birthDate: date('birth_date', { mode: 'string' }).notNull(),
  status: text('status', { enum: ['pending', 'verified', 'rejected'] }).notNull(),
  reason: text('reason').notNull().default(''),
  sentAt: time('sent_at').notNull(),
  decidedAt: time('decided_at'),
});

export const identityDocuments = schema.table('cashier_identity_documents', {
  accountId: id('account_id').notNull(),
  number: integer('number').notNull(),
  /** Media type. */
  type: text('type').notNull(),
  picture: bytes('picture').notNull(),
});

export const withdrawals = schema.table('cashier_withdrawals', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: id('account_id').notNull(),
  payeeId: id('payee_id').notNull(),
  /** Minor units. */
  amount: id('amount').notNull(),
  status: text('status', { enum: ['pending', 'paid', 'returned'] }).notNull(),
  reason: text('reason').notNull().default(''),
  createdAt: time('created_at').notNull(),
  decidedAt: time('decided_at'),
  /** Until then other members may cover it; null for a withdrawal that is not offered to them. */
  offeredUntil: time('offered_until'),
});

export type WithdrawalRow = typeof withdrawals.$inferSelect;
