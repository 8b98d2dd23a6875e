import { jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';
import type { HelpTopic } from './help-topic';

export const helpTrees = schema.table('help_trees', {
  merchant: text('merchant').primaryKey(),
  topics: jsonb('topics').$type<HelpTopic[]>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
