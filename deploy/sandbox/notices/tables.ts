import { bigint, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';
import type { Texts } from '../merchants/merchant';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const notices = schema.table('notices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  code: text('code').notNull(),
  type: text('type', { enum: ['B', 'PL', 'PU', 'PR'] }).notNull(),
  groupName: text('group_name').notNull(),
  titles: jsonb('titles').$type<Texts>().notNull(),
  /** HTML. */
  contents: jsonb('contents').$type<Texts>().notNull(),
  promotionType: text('promotion_type').notNull().default(''),
  redirect: text('redirect').notNull().default(''),
  picture: text('picture').notNull().default(''),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at'),
});

export type StoredNotice = typeof notices.$inferSelect;
