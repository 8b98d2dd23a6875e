import { bigint, boolean, jsonb, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const accounts = schema.table('accounts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchant: text('merchant').notNull(),
  name: text('name').notNull(),
  nickname: text('nickname').notNull(),
  kind: smallint('kind').notNull(),
  password: text('password'),
  /** `own`: chosen by the owner; `default`: the merchant's; `expired`: to be changed; `first`: chosen by an agent. */
  passwordState: text('password_state', { enum: ['own', 'default', 'expired', 'first'] })
    .notNull()
    .default('own'),
  /** Hash of the password required for withdrawals. */
  paymentPassword: text('payment_password'),
  /** Payee name for withdrawals. */
  payeeName: text('payee_name'),
  mobile: text('mobile'),
  email: text('email'),
  language: text('language'),
  icon: text('icon').notNull().default('1'),
  level: smallint('level').notNull().default(0),
  labels: jsonb('labels').$type<string[]>().notNull().default([]),
  toUpline: boolean('to_upline').notNull().default(false),
  lastLoginAt: time('last_login_at'),
  createdAt: time('created_at').notNull(),
});

export type Account = typeof accounts.$inferSelect;
