import { bigint, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const lotteryDraws = schema.table(
  'lottery_draws',
  {
    gameCode: text('game_code').notNull(),
    /** Intervals of the game since 1970. */
    issue: bigint('issue', { mode: 'number' }).notNull(),
    numero: text('numero').notNull(),
    commitment: text('commitment').notNull(),
    /** Secret until the number is drawn. */
    seed: text('seed').notNull(),
    committedAt: time('committed_at'),
    drawsAt: time('draws_at'),
    winningNumber: text('winning_number'),
  },
  (table) => [primaryKey({ columns: [table.gameCode, table.issue] })],
);

export type DrawRow = typeof lotteryDraws.$inferSelect;
