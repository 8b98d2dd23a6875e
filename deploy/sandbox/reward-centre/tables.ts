import type { RewardArea } from '@atrium/api';
import { bigint, boolean, customType, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';
import type { SomeTexts } from '../merchants/some-texts';
import type { RuleName } from './rule-names';

const id = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const rewardOffers = schema.table('reward_offers', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  code: text('code').notNull(),
  area: text('area').$type<RewardArea>().notNull(),
  rule: text('rule').$type<RuleName>().notNull(),
  titles: jsonb('titles').$type<SomeTexts>().notNull(),
  /** HTML. */
  conditions: jsonb('conditions').$type<SomeTexts>().notNull(),
  /** Minor units: one amount, or one for each day of a calendar. */
  amounts: jsonb('amounts').$type<number[]>().notNull(),
  /** Minor units or rounds that the rule asks for. */
  goal: id('goal').notNull().default(0),
  /** Of a loss, in ten-thousandths. */
  share: integer('share').notNull().default(0),
  remarkRequired: boolean('remark_required').notNull().default(false),
  imageRequired: boolean('image_required').notNull().default(false),
  linkedPromotionId: text('linked_promotion_id').notNull().default(''),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at'),
});

export type RewardOfferRow = typeof rewardOffers.$inferSelect;

export const rewardClaims = schema.table('reward_claims', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: id('account_id').notNull(),
  offerId: id('offer_id').notNull(),
  /** The day or week of the rule; empty for a reward that exists once. */
  period: text('period').notNull(),
  /** Pending, approved and paid, refused. */
  status: text('status', { enum: ['P', 'A', 'R'] }).notNull(),
  /** Minor units. */
  amount: id('amount').notNull(),
  remark: text('remark').notNull().default(''),
  /** Why it was refused. */
  reason: text('reason').notNull().default(''),
  createdAt: time('created_at').notNull(),
  decidedAt: time('decided_at'),
});

export type RewardClaim = typeof rewardClaims.$inferSelect;

export const rewardClaimPictures = schema.table(
  'reward_claim_pictures',
  {
    claimId: id('claim_id').notNull(),
    number: integer('number').notNull(),
    /** Media type. */
    type: text('type').notNull(),
    picture: bytes('picture').notNull(),
  },
  (table) => [primaryKey({ columns: [table.claimId, table.number] })],
);

export const promoCodes = schema.table('promo_codes', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  /** In capitals. */
  code: text('code').notNull(),
  /** Minor units. */
  amount: id('amount').notNull(),
  usesLeft: integer('uses_left').notNull(),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at'),
  /** Names of the accounts that may use it; null for all. */
  accounts: jsonb('accounts').$type<string[]>(),
});

export const promoCodeUses = schema.table(
  'promo_code_uses',
  {
    promoCodeId: id('promo_code_id').notNull(),
    accountId: id('account_id').notNull(),
    usedAt: time('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promoCodeId, table.accountId] })],
);
