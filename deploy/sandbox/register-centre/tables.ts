import { bigint, boolean, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const id = (name: string) => bigint(name, { mode: 'number' });

export const registrationLinks = schema.table('registration_links', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  /** Upper case. */
  code: text('code').notNull(),
  accountId: id('account_id').notNull(),
  /** Hundredths of a percent. */
  share: integer('share').notNull(),
  active: boolean('active').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export type RegistrationLinkRow = typeof registrationLinks.$inferSelect;
