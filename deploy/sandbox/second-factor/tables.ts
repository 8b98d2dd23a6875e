import { bigint, boolean, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What an account has on besides its password; an account without a row has nothing. */
export const secondFactors = schema.table('second_factors', {
  accountId: bigint('account_id', { mode: 'number' }).primaryKey(),
  payeeName: boolean('payee_name').notNull().default(false),
  sms: boolean('sms').notNull().default(false),
  authenticator: boolean('authenticator').notNull().default(false),
  email: boolean('email').notNull().default(false),
  /** Base32; the server has to compute codes, so it cannot be kept as a hash. */
  secret: text('secret'),
  /** A key that was shown and not confirmed yet. */
  pendingSecret: text('pending_secret'),
  /** The latest thirty seconds a code was taken of; no code of them or before is taken again. */
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

/** The code that was last sent by e-mail for a sign-in. */
export const mailedCodes = schema.table('mailed_codes', {
  accountId: bigint('account_id', { mode: 'number' }).primaryKey(),
  codeHash: text('code_hash').notNull(),
  sentAt: time('sent_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});
