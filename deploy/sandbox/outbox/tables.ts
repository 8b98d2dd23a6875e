import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

export const outbox = schema.table('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  /** The recipient's account, if any. */
  accountId: bigint('account_id', { mode: 'number' }),
  kind: text('kind', { enum: ['mail', 'sms'] }).notNull(),
  /** A mail address, or a number with its country code: `+8613800138000`. */
  recipient: text('recipient').notNull(),
  template: text('template').notNull(),
  language: text('language').notNull(),
  /** Empty for a text message. */
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  delivery: text('delivery', { enum: ['kept', 'waiting', 'sent', 'failed'] }).notNull(),
  tries: integer('tries').notNull().default(0),
  /** Earliest time of the next delivery attempt. */
  nextTryAt: timestamp('next_try_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export type OutboxMessage = typeof outbox.$inferSelect;
