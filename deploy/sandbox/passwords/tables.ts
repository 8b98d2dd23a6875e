import { bigint, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const defaultPasswords = schema.table('default_passwords', {
  merchant: text('merchant').primaryKey(),
  password: text('password').notNull(),
});

export const sentPasswords = schema.table(
  'sent_passwords',
  {
    hash: text('hash').notNull(),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    expiresAt: time('expires_at'),
  },
  ({ accountId, hash }) => [primaryKey({ columns: [accountId, hash] })],
);
