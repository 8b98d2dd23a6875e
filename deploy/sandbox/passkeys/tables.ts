import { bigint, boolean, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const passkeys = schema.table('passkeys', {
  id: text('id').primaryKey(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  relyingParty: text('relying_party').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: jsonb('transports').$type<string[]>().notNull().default([]),
  synced: boolean('synced').notNull(),
  name: text('name').notNull(),
  createdAt: time('created_at').notNull(),
  usedAt: time('used_at'),
});

export type StoredPasskey = typeof passkeys.$inferSelect;

export const passkeyChallenges = schema.table('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  merchant: text('merchant').notNull(),
  /** Null for a sign-in, which names no account. */
  accountId: bigint('account_id', { mode: 'number' }),
  expiresAt: time('expires_at').notNull(),
});
