import { gameModes } from '@atrium/api';
import { bigint, integer, json, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import type { WalletCallBody } from '../wallet-interface/calls';

/** Name of the vendors' schema. */
export const vendorsSchema = 'vendors';
const schema = pgSchema(vendorsSchema);

const number = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true });

/** What a game decided; the shape is the game's. */
export interface Outcome {
  /** Minor units. */
  win: number;
}

export const rounds = schema.table('rounds', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  vendor: text('vendor').notNull(),
  playSession: number('play_session').notNull(),
  /** The account, and the game by its id; null for demos. */
  player: number('player'),
  game: text('game'),
  key: text('key').notNull(),
  mode: text('mode', { enum: gameModes }).notNull(),
  stake: number('stake').notNull(),
  state: text('state', { enum: ['opened', 'placed', 'decided', 'settled', 'refused', 'cancelled'] }).notNull(),
  betId: text('bet_id'),
  win: number('win'),
  /** `json` keeps the order of fields, so that a repeated request gets the same bytes. */
  outcome: json('outcome').$type<Outcome>(),
  balance: number('balance'),
  slip: text('slip'),
  settlesAt: time('settles_at'),
  createdAt: time('created_at').notNull(),
});

export type Round = typeof rounds.$inferSelect;

export const vendorCalls = schema.table('calls', {
  transactionId: text('transaction_id').primaryKey(),
  round: number('round').notNull(),
  vendor: text('vendor').notNull(),
  kind: text('kind', { enum: ['bet', 'win', 'rollback'] }).notNull(),
  betId: text('bet_id').notNull(),
  body: json('body').$type<WalletCallBody<'bet' | 'win' | 'rollback'>>().notNull(),
  state: text('state', { enum: ['waiting', 'accepted', 'refused', 'reversed'] }).notNull(),
  tries: integer('tries').notNull().default(0),
  nextTryAt: time('next_try_at'),
  createdAt: time('created_at').notNull(),
});

export type VendorCall = typeof vendorCalls.$inferSelect;

export const matchResults = schema.table('match_results', {
  match: text('match').primaryKey(),
  result: text('result', { enum: ['home', 'draw', 'away'] }).notNull(),
  drawnAt: time('drawn_at').notNull(),
});
