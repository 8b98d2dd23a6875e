import { redeemTypes, redemptionStatuses } from '@atrium/api';
import { bigint, boolean, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';
import type { SomeTexts } from '../merchants/some-texts';

const id = (name: string) => bigint(name, { mode: 'number' });

export const pointCarries = schema.table('point_carries', {
  accountId: id('account_id').primaryKey(),
  carry: id('carry').notNull().default(0),
});

/** The prices that the list of rewards last showed to an account, as versions by the id of the reward. */
export const shownPrices = schema.table('shown_prices', {
  accountId: id('account_id').primaryKey(),
  versions: jsonb('versions').$type<Record<string, string>>().notNull(),
});

export const rewards = schema.table('rewards', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  code: text('code').notNull(),
  typeId: text('type_id').notNull(),
  names: jsonb('names').$type<SomeTexts>().notNull(),
  descriptions: jsonb('descriptions').$type<SomeTexts>().notNull(),
  pictures: jsonb('pictures').$type<string[]>().notNull(),
  price: id('price'),
  mixedPoints: id('mixed_points'),
  mixedMoney: id('mixed_money'),
  inventory: integer('inventory').notNull(),
  redeemed: integer('redeemed').notNull().default(0),
  counted: boolean('counted').notNull(),
  position: integer('position').notNull().default(0),
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  perPerson: integer('per_person'),
});

export type Reward = typeof rewards.$inferSelect;

export const redemptions = schema.table('redemptions', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: id('account_id').notNull(),
  rewardId: id('reward_id').notNull(),
  quantity: integer('quantity').notNull(),
  redeemType: text('redeem_type', { enum: redeemTypes }).notNull(),
  points: id('points').notNull(),
  money: id('money').notNull(),
  province: text('province').notNull(),
  remarks: text('remarks').notNull(),
  status: text('status', { enum: redemptionStatuses }).notNull().default('P'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  reason: text('reason').notNull().default(''),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
});
