import { bigint, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** One redirect to a provider and back, bound to its browser by a cookie. */
export const socialAttempts = schema.table('social_attempts', {
  stateHash: text('state_hash').primaryKey(),
  nonceHash: text('nonce_hash').notNull(),
  browserHash: text('browser_hash').notNull(),
  merchant: text('merchant').notNull(),
  channel: text('channel').notNull(),
  /** PKCE code verifier. */
  verifier: text('verifier').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  expiresAt: time('expires_at').notNull(),
  exchangedAt: time('exchanged_at'),
  spentAt: time('spent_at'),
});

/** The provider identity of an account. */
export const socialIdentities = schema.table(
  'social_identities',
  {
    merchant: text('merchant').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    createdAt: time('created_at').notNull(),
  },
  ({ merchant, issuer, subject }) => [primaryKey({ columns: [merchant, issuer, subject] })],
);
