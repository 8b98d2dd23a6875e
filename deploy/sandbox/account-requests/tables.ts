import { bigint, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

export const requestsOfAccounts = schema.table('account_requests', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  kind: text('kind', { enum: ['data', 'close'] }).notNull(),
  /** Pending, approved, rejected. */
  status: text('status', { enum: ['P', 'A', 'R'] })
    .notNull()
    .default('P'),
  /** What the account reads. */
  reason: text('reason').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
});
