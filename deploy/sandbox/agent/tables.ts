import { bigint } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

export const teamMembers = schema.table('team_members', {
  accountId: bigint('account_id', { mode: 'number' }).primaryKey(),
  uplineId: bigint('upline_id', { mode: 'number' }).notNull(),
});
