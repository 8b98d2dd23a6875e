import { bigint, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const id = (name: string) => bigint(name, { mode: 'number' });

/** What referred members have earned for their referrers; each pays once. */
export const referralPayments = schema.table('referral_payments', {
  /** The referred member. */
  accountId: id('account_id').primaryKey(),
  referrerId: id('referrer_id').notNull(),
  /** Minor units. */
  amount: id('amount').notNull(),
  paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
});
