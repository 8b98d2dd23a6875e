import { bigint, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const id = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const favourites = schema.table(
  'favourites',
  { accountId: id('account_id').notNull(), nodeId: text('node_id').notNull(), addedAt: time('added_at') },
  (table) => [primaryKey({ columns: [table.accountId, table.nodeId] })],
);

export const recentGames = schema.table(
  'recent_games',
  { accountId: id('account_id').notNull(), nodeId: text('node_id').notNull(), playedAt: time('played_at') },
  (table) => [primaryKey({ columns: [table.accountId, table.nodeId] })],
);

export const jackpots = schema.table('jackpots', {
  merchant: text('merchant').primaryKey(),
  /** Minor units of THB. */
  amount: id('amount').notNull(),
});
