import { bigint, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';
import type { SomeTexts } from '../merchants/some-texts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const inboxMessages = schema.table('inbox_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  /** Of the seed. */
  code: text('code'),
  titles: jsonb('titles').$type<SomeTexts>().notNull(),
  /** HTML. */
  contents: jsonb('contents').$type<SomeTexts>().notNull(),
  sentAt: time('sent_at').notNull(),
});

export const inboxDeliveries = schema.table(
  'inbox_deliveries',
  {
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    messageId: bigint('message_id', { mode: 'number' }).notNull(),
    sentAt: time('sent_at').notNull(),
    readAt: time('read_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.messageId] })],
);
