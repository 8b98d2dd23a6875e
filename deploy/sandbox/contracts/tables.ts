import { bigint, boolean, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';
import type { Terms } from './terms';

const id = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true });
const kind = () => text('kind', { enum: ['dividend', 'daily', 'hourly', 'realtime'] }).notNull();

/** Agreements between an upline and a direct downline. */
export const contracts = schema.table('contracts', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  kind: kind(),
  /** Null: the merchant. */
  uplineId: id('upline_id'),
  downlineId: id('downline_id').notNull(),
  productType: text('product_type').notNull().default(''),
  computationPeriod: text('computation_period').notNull().default(''),
  status: text('status', { enum: ['P', 'E', 'V', 'C', 'R'] }).notNull(),
  terminating: boolean('terminating').notNull().default(false),
  terms: jsonb('terms').$type<Terms>().notNull(),
  offeredAt: time('offered_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  activeFrom: time('active_from'),
  activeTo: time('active_to'),
  paidUntil: time('paid_until'),
  settled: boolean('settled').notNull().default(false),
});

export type Contract = typeof contracts.$inferSelect;

/** What happened to a contract. */
export const contractSteps = schema.table('contract_steps', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  contractId: id('contract_id').notNull(),
  at: time('at').notNull(),
  step: text('step').notNull(),
  by: text('by', { enum: ['upline', 'downline', 'clock'] }).notNull(),
  status: text('status').notNull(),
});

/** Up to when changes of rounds are included in the pay of a kind. */
export const contractCorrections = schema.table(
  'contract_corrections',
  {
    merchant: text('merchant').notNull(),
    kind: kind(),
    correctedUntil: time('corrected_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.kind] })],
);

/** What a contract paid for a period, with the figures behind it. Amounts in minor units. */
export const contractPays = schema.table('contract_pays', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  contractId: id('contract_id').notNull(),
  accountId: id('account_id').notNull(),
  kind: kind(),
  day: text('day').notNull(),
  periodStart: time('period_start').notNull(),
  periodEnd: time('period_end').notNull(),
  revision: integer('revision').notNull(),
  stake: id('stake').notNull(),
  netLoss: id('net_loss').notNull(),
  activeMembers: integer('active_members').notNull(),
  rateType: text('rate_type').notNull(),
  rate: text('rate').notNull(),
  due: id('due').notNull(),
  amount: id('amount').notNull(),
  postedAt: time('posted_at').notNull(),
});
