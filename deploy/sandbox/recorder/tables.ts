import { bigint, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

export const tagHits = schema.table('tag_hits', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  kind: text('kind').notNull(),
  tagId: text('tag_id').notNull(),
  /** Values the tag's code passed to its vendor's script. */
  call: jsonb('call').$type<unknown[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
