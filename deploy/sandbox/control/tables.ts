import { bigint, boolean, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

/** How far the clock is set forward. */
export const clockForward = schema.table('clock_forward', {
  id: integer('id').primaryKey().default(1),
  milliseconds: bigint('milliseconds', { mode: 'number' }).notNull().default(0),
});

export const siteStates = schema.table('site_states', {
  merchant: text('merchant').primaryKey(),
  maintenance: boolean('maintenance').notNull().default(false),
  regionRestriction: boolean('region_restriction').notNull().default(false),
});

export const switchOverrides = schema.table(
  'switch_overrides',
  { merchant: text('merchant').notNull(), name: text('name').notNull(), value: boolean('value').notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.name] })],
);

export const vendorMaintenance = schema.table(
  'vendor_maintenance',
  {
    merchant: text('merchant').notNull(),
    vendor: text('vendor').notNull(),
    message: text('message').notNull(),
    beginsAt: timestamp('begins_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.vendor] })],
);

export const faults = schema.table('faults', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant'),
  host: text('host'),
  endpoint: text('endpoint').notNull(),
  delayMs: integer('delay_ms').notNull().default(0),
  status: integer('status'),
  key: text('key'),
  message: text('message'),
  value: jsonb('value').$type<unknown>(),
  cut: boolean('cut').notNull().default(false),
  body: text('body'),
  contentType: text('content_type'),
  remaining: integer('remaining'),
});
