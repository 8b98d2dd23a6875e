import { bigint, customType, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const feedback = schema.table('feedback', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  /** Null for a visitor. */
  accountId: bigint('account_id', { mode: 'number' }),
  sender: text('sender').notNull(),
  content: text('content').notNull(),
  type: smallint('type').notNull(),
  /** Media type. */
  pictureType: text('picture_type'),
  picture: bytes('picture'),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
