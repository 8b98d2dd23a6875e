import { bigint, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

export const chatRooms = schema.table('chat_rooms', {
  accountId: bigint('account_id', { mode: 'number' }).primaryKey(),
  lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
  /** The customer has read the operator's messages up to this number. */
  readNumber: bigint('read_number', { mode: 'number' }).notNull().default(0),
});

export const chatMessages = schema.table(
  'chat_messages',
  {
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    /** Consecutive in its room, from 1. */
    number: bigint('number', { mode: 'number' }).notNull(),
    author: text('author', { enum: ['customer', 'operator'] }).notNull(),
    /** Chosen by the sender: a message that is sent again is stored once. */
    key: text('key').notNull(),
    body: text('body').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  ({ accountId, number }) => [primaryKey({ columns: [accountId, number] })],
);

export const chatTickets = schema.table('chat_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  sessionHash: text('session_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
