import { bigint, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const sessions = schema.table('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  /** Public id of the session, as listed to its owner. */
  id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  deviceId: text('device_id'),
  address: text('address').notNull(),
  userAgent: text('user_agent').notNull().default(''),
  createdAt: time('created_at'),
  usedAt: time('used_at'),
  /** Last time the session proved the password after it started. */
  provenAt: timestamp('proven_at', { withTimezone: true }),
});

export const signIns = schema.table('sign_ins', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  at: time('at'),
  address: text('address').notNull(),
  userAgent: text('user_agent').notNull(),
});

export const failureCounts = schema.table('guesses', {
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

/** Sign-ins with a correct password that await the second factor, identified by a cookie. */
export const pendingSignIns = schema.table('begun_sign_ins', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  expiresAt: time('expires_at'),
});
