import { bigint, char, json, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const id = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** Kinds of money postings. */
const moneyKinds = ['grant', 'withdrawal', 'bet', 'win', 'rollback', 'reward', 'transfer', 'salary'] as const;
/** Kinds of point postings; the last two also move money. */
const pointKinds = ['points-gift', 'points-play', 'points-deposit', 'redeem', 'convert'] as const;

export const ledgerAccounts = schema.table('ledger_accounts', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', {
    enum: ['wallet', 'play-wallet', 'vendor-wallet', 'vendor', 'bank', 'play-bank', 'points', 'points-house'],
  }).notNull(),
  merchant: text('merchant').notNull(),
  name: text('name').notNull(),
  currency: char('currency', { length: 3 }).notNull(),
  balance: id('balance').notNull().default(0),
});

export type LedgerAccount = typeof ledgerAccounts.$inferSelect;

export const ledgerTransactions = schema.table('ledger_transactions', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: [...moneyKinds, ...pointKinds] }).notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  reference: text('reference').notNull().default(''),
  reverses: id('reverses'),
  createdAt: time('created_at'),
  signedBy: text('signed_by').notNull(),
  signature: text('signature').notNull(),
});

export const ledgerEntries = schema.table('ledger_entries', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  transactionId: id('transaction_id').notNull(),
  accountId: id('account_id').notNull(),
  currency: char('currency', { length: 3 }).notNull(),
  amount: id('amount').notNull(),
  /** Account balance after the entry. */
  balance: id('balance').notNull(),
});

export const moneyRequests = schema.table(
  'money_requests',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    payloadHash: text('payload_hash').notNull(),
    /** The first answer exactly as written: `json` keeps the text, `jsonb` would reorder its keys. */
    answer: json('answer').$type<unknown>().notNull(),
    createdAt: time('created_at'),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
