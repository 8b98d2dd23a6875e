import { bigint, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const id = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const redRains = schema.table('red_rains', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  opensAt: time('opens_at'),
  dueAt: time('due_at'),
  /** Minor units. */
  pot: id('pot').notNull(),
  /** Number of agents who share the pot. */
  envelopes: integer('envelopes').notNull(),
});

export const redEnvelopes = schema.table(
  'red_envelopes',
  {
    redRainId: id('red_rain_id').notNull(),
    accountId: id('account_id').notNull(),
    /** Minor units. */
    amount: id('amount').notNull(),
    openedAt: time('opened_at'),
  },
  (table) => [primaryKey({ columns: [table.redRainId, table.accountId] })],
);
