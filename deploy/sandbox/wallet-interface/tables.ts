import { bigint, boolean, json, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';
import type { WalletAnswer } from './wallet-answer';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const walletKeys = schema.table('wallet_keys', {
  vendor: text('vendor').primaryKey(),
  key: text('key').notNull(),
});

export const walletNonces = schema.table(
  'wallet_nonces',
  { vendor: text('vendor').notNull(), nonce: text('nonce').notNull(), expiresAt: time('expires_at') },
  (table) => [primaryKey({ columns: [table.vendor, table.nonce] })],
);

export const walletTransactions = schema.table(
  'wallet_transactions',
  {
    vendor: text('vendor').notNull(),
    transactionId: text('transaction_id').notNull(),
    kind: text('kind', { enum: ['bet', 'win', 'rollback'] }).notNull(),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    /** Of a rollback: the bet it reverses. */
    betId: text('bet_id'),
    /** Of a bet; null for those older than the columns. */
    round: text('round'),
    game: text('game'),
    /** Of a bet: whether its stake earns points when it is settled, and has earned none before. */
    earnsLater: boolean('earns_later').notNull().default(false),
    accepted: boolean('accepted').notNull(),
    requestHash: text('request_hash').notNull(),
    /** `json` keeps the text, so that a repeated call gets the same bytes. */
    answer: json('answer').$type<WalletAnswer>().notNull(),
    createdAt: time('created_at'),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.transactionId] })],
);

/** Wins of bets that were settled later, not yet announced. */
export const pendingWinMessages = schema.table('untold_wins', {
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  vendor: text('vendor').notNull(),
  /** As the vendor names it. */
  game: text('game'),
  /** Minor units. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  wonAt: time('won_at'),
});
