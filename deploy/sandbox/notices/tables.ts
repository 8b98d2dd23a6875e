import { bigint, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';
import type { SomeTexts } from '../merchants/some-texts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export interface NoticeImage {
  imageId: string;
  /** A web address, or a scene that the portal draws, such as `scene:night`. */
  url: string;
}

export const notices = schema.table('notices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  /** What the seed knows it by; null for a notice of the control page. */
  code: text('code'),
  type: text('type', { enum: ['B', 'PL', 'PU', 'PR'] }).notNull(),
  groupName: text('group_name').notNull(),
  titles: jsonb('titles').$type<SomeTexts>().notNull(),
  /** HTML. */
  contents: jsonb('contents').$type<SomeTexts>().notNull(),
  promotionType: text('promotion_type').notNull().default(''),
  redirect: text('redirect').notNull().default(''),
  externalLink: text('external_link').notNull().default(''),
  images: jsonb('images').$type<NoticeImage[]>().notNull().default([]),
  categoryIds: jsonb('category_ids').$type<string[]>().notNull().default([]),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at'),
});

export type StoredNotice = typeof notices.$inferSelect;
