import { bigint, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const id = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** The rebate of an account for a day of its merchant; each is paid once. */
export const rebatePayments = schema.table(
  'rebate_payments',
  {
    accountId: id('account_id'),
    day: text('day').notNull(),
    /** Minor units. */
    amount: id('amount'),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);
