import { jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { schema } from '../database/schema';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const encryptionKeys = schema.table('encryption_keys', {
  id: text('id').primaryKey(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  privateKey: jsonb('private_key').$type<JWK>().notNull(),
  createdAt: time('created_at'),
});

export const openedSeals = schema.table('opened_seals', {
  id: text('id').primaryKey(),
  expiresAt: time('expires_at'),
});
