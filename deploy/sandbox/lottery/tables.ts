import { bigint, json, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';
import type { BeaconChain } from './drawing/beacon';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const lotteryDraws = schema.table(
  'lottery_draws',
  {
    gameCode: text('game_code').notNull(),
    /** Intervals of the game since 1970. */
    issue: bigint('issue', { mode: 'number' }).notNull(),
    numero: text('numero').notNull(),
    commitment: text('commitment').notNull(),
    /** Encrypted until the number is drawn. */
    seed: text('seed').notNull(),
    committedAt: time('committed_at'),
    drawsAt: time('draws_at'),
    /** When the sale ends. */
    closesAt: time('closes_at'),
    /** The beacon's round with the value that is part of the draw; null for draws without one. */
    beaconRound: bigint('beacon_round', { mode: 'number' }),
    /** Id of the beacon that publishes it. */
    beaconChain: text('beacon_chain'),
    /** Hash of the accepted slips; null until the sale has ended, and for draws without it. */
    slipsHash: text('slips_hash'),
    beacon: text('beacon'),
    winningNumber: text('winning_number'),
    /** When the draw was given up. */
    missedAt: timestamp('missed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.gameCode, table.issue] })],
);

/** What the beacons of draws published before their rounds. */
export const lotteryBeacons = schema.table('lottery_beacons', {
  id: text('id').primaryKey(),
  parameters: json('parameters').$type<BeaconChain>().notNull(),
  publishedAt: time('published_at'),
});

export type DrawRow = typeof lotteryDraws.$inferSelect;
