import { bigint, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const id = (name: string) => bigint(name, { mode: 'number' });

export const registrations = schema.table('registrations', {
  accountId: id('account_id').primaryKey(),
  merchant: text('merchant').notNull(),
  method: text('method', { enum: ['username', 'mobile', 'automatic', 'agent'] }).notNull(),
  /** With its country code; unique per account. */
  mobile: text('mobile'),
  registerUrl: text('register_url').notNull(),
  domain: text('domain').notNull(),
  referralCode: text('referral_code').notNull(),
  affiliateCode: text('affiliate_code').notNull(),
  affiliateId: id('affiliate_id'),
  referrerId: id('referrer_id'),
  /** The registration link of an agent. */
  linkId: id('link_id'),
  /** Other fields of the registration form. */
  details: jsonb('details').$type<Record<string, string>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const referralCodes = schema.table(
  'referral_codes',
  {
    merchant: text('merchant').notNull(),
    /** Upper case; matched case-insensitively. */
    code: text('code').notNull(),
    accountId: id('account_id').notNull(),
  },
  ({ merchant, code }) => [primaryKey({ columns: [merchant, code] })],
);
