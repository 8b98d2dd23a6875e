import { bigint, boolean, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Second factors of an account; no row means none. */
export const secondFactors = schema.table('second_factors', {
  accountId: bigint('account_id', { mode: 'number' }).primaryKey(),
  payeeName: boolean('payee_name').notNull().default(false),
  sms: boolean('sms').notNull().default(false),
  authenticator: boolean('authenticator').notNull().default(false),
  email: boolean('email').notNull().default(false),
  /** Base32; the server has to compute codes, so a hash is not enough. */
  secret: text('secret'),
  /** A key that was shown but not confirmed. */
  pendingSecret: text('pending_secret'),
  /** Last accepted time step; codes of it or an earlier one are rejected. */
  lastStep: integer('last_step').notNull().default(0),
});

export type SecondFactorsRow = typeof secondFactors.$inferSelect;

export const recoveryCodes = schema.table(
  'recovery_codes',
  {
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: time('created_at').notNull(),
  },
  ({ accountId, codeHash }) => [primaryKey({ columns: [accountId, codeHash] })],
);

/** The last code mailed for a sign-in. */
export const mailedCodes = schema.table('mailed_codes', {
  accountId: bigint('account_id', { mode: 'number' }).primaryKey(),
  codeHash: text('code_hash').notNull(),
  sentAt: time('sent_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});
