import { bigint, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const sessions = schema.table('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  /** What it is called where its owner sees it. */
  id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  deviceId: text('device_id'),
  address: text('address').notNull(),
  userAgent: text('user_agent').notNull().default(''),
  createdAt: time('created_at'),
  usedAt: time('used_at'),
  /** When it last showed that it knows the password, after it began. */
  provenAt: timestamp('proven_at', { withTimezone: true }),
});

export const signIns = schema.table('sign_ins', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  at: time('at'),
  address: text('address').notNull(),
  userAgent: text('user_agent').notNull(),
});

export const guesses = schema.table('guesses', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  failedAt: time('failed_at'),
  blockedUntil: time('blocked_until'),
});

export const knownDevices = schema.table(
  'known_devices',
  {
    deviceHash: text('device_hash').notNull(),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    seenAt: time('seen_at'),
  },
  ({ deviceHash, accountId }) => [primaryKey({ columns: [deviceHash, accountId] })],
);

export const captchas = schema.table('captchas', {
  idHash: text('id_hash').primaryKey(),
  answer: text('answer').notNull(),
  expiresAt: time('expires_at'),
});

/** Sign-ins whose password was right and whose second factor is still to come, known to the browser by a cookie. */
export const begunSignIns = schema.table('begun_sign_ins', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  expiresAt: time('expires_at'),
});
