import { integer, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const smsCodes = schema.table('sms_codes', {
  subject: text('subject').primaryKey(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: time('expires_at'),
});

export const codeRequests = schema.table('code_requests', {
  subject: text('subject').notNull(),
  at: time('at'),
});
