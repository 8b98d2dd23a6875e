import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const number = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true });

/** The provider's own record of its payments. */
export const providerPayments = schema.table('provider_payments', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  depositId: number('deposit_id').notNull(),
  merchant: text('merchant').notNull(),
  reference: text('reference').notNull(),
  /** Minor units to pay. */
  amount: number('amount').notNull(),
  currency: text('currency').notNull(),
  /** In the address of its page. */
  token: text('token').notNull(),
  /** The same in every report. */
  paymentId: text('payment_id').notNull(),
  status: text('status', { enum: ['open', 'paid', 'failed'] }).notNull(),
  /** It cannot be paid later. */
  expiresAt: time('expires_at').notNull(),
  reportTries: integer('report_tries').notNull().default(0),
  /** When the next report is sent; null when there is none, or it was accepted. */
  nextReportAt: time('next_report_at'),
});

export type ProviderPayment = typeof providerPayments.$inferSelect;
