import { bigint, integer, json, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { vendorsSchema } from '../../vendors/tables';
import type { SlipDraft, SlipRequest } from './contract';

const schema = pgSchema(vendorsSchema);
const number = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const lotterySlips = schema.table('lottery_slips', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  number: text('number').notNull(),
  player: number('player').notNull(),
  key: text('key').notNull(),
  merchant: text('merchant').notNull(),
  game: text('game').notNull(),
  request: json('request').$type<SlipRequest>().notNull(),
  total: number('total').notNull(),
  returnRate: integer('return_rate').notNull(),
  state: text('state', { enum: ['opened', 'accepted', 'refused'] }).notNull(),
  attempt: integer('attempt').notNull().default(1),
  balance: number('balance'),
  createdAt: time('created_at'),
});

export const lotteryDrafts = schema.table(
  'lottery_drafts',
  {
    player: number('player').notNull(),
    game: text('game').notNull(),
    draft: json('draft').$type<Omit<SlipDraft, 'game'>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.player, table.game] })],
);

export type StoredSlip = typeof lotterySlips.$inferSelect;

export const lotteryBets = schema.table(
  'lottery_bets',
  {
    slip: number('slip').notNull(),
    game: text('game').notNull(),
    /** Intervals of the game since 1970. */
    issue: number('issue').notNull(),
    numero: text('numero').notNull(),
    drawsAt: time('draws_at'),
    stake: number('stake').notNull(),
    round: number('round').notNull(),
    state: text('state', { enum: ['open', 'won', 'lost', 'missed'] }).notNull(),
    win: number('win').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.slip, table.issue] })],
);
