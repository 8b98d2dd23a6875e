import type { LiveEvent } from '@atrium/api';
import { bigint, jsonb, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const id = (name: string) => bigint(name, { mode: 'number' }).notNull();

export const liveStreams = schema.table('live_streams', {
  accountId: id('account_id').primaryKey(),
  lastId: id('last_id'),
});

export const liveEvents = schema.table(
  'live_events',
  {
    accountId: id('account_id'),
    id: id('id'),
    body: jsonb('body').$type<LiveEvent>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
