import { boolean, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

export const sliderKeys = schema.table('slider_keys', {
  captchaId: text('captcha_id').primaryKey(),
  key: text('key').notNull(),
});

export const sliderLots = schema.table('slider_lots', {
  lotNumber: text('lot_number').primaryKey(),
  captchaId: text('captcha_id').notNull(),
  kind: text('kind', { enum: ['slide', 'question'] }).notNull(),
  seed: integer('seed').notNull(),
  answer: integer('answer').notNull(),
  answered: boolean('answered').notNull().default(false),
  passHash: text('pass_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export type SliderLot = typeof sliderLots.$inferSelect;
