import { bigint, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';
import type { SomeTexts } from '../merchants/some-texts';

const id = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const raffles = schema.table('raffles', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  titles: jsonb('titles').$type<SomeTexts>().notNull(),
  opensAt: time('opens_at'),
  dueAt: time('due_at'),
  /** Minor units; each prize is equally likely. */
  prizes: jsonb('prizes').$type<number[]>().notNull(),
});

export const rafflePrizes = schema.table(
  'raffle_prizes',
  {
    raffleId: id('raffle_id').notNull(),
    accountId: id('account_id').notNull(),
    amount: id('amount').notNull(),
    claimedAt: time('claimed_at'),
  },
  (table) => [primaryKey({ columns: [table.raffleId, table.accountId] })],
);
