import { gameModes } from '@atrium/api';
import { bigint, char, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const id = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();
const mode = () => text('mode', { enum: gameModes }).notNull();

export const playTickets = schema.table('play_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  merchant: text('merchant').notNull(),
  accountId: id('account_id'),
  sessionHash: text('session_hash'),
  mode: mode(),
  nodeId: text('node_id').notNull(),
  language: text('language').notNull(),
  expiresAt: time('expires_at'),
});

export const playSessions = schema.table('play_sessions', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  tokenHash: text('token_hash').notNull(),
  merchant: text('merchant').notNull(),
  accountId: id('account_id'),
  sessionHash: text('session_hash'),
  mode: mode(),
  nodeId: text('node_id').notNull(),
  vendor: text('vendor').notNull(),
  currency: char('currency', { length: 3 }).notNull(),
  credits: id('credits').notNull().default(0),
  usedAt: time('used_at'),
});

export type PlaySession = typeof playSessions.$inferSelect;
