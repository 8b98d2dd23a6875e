import type { JWK } from 'jose';
import { jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { AdapterPayload } from 'oidc-provider';
import { schema } from '../database/schema';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Records of the provider: sessions, codes, tokens and grants, each under its kind. */
export const identityRecords = schema.table(
  'identity_records',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<AdapterPayload>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    consumedAt: time('consumed_at'),
    expiresAt: time('expires_at'),
  },
  ({ kind, id }) => [primaryKey({ columns: [kind, id] })],
);

export const identityKeys = schema.table('identity_keys', {
  id: text('id').primaryKey(),
  privateKey: jsonb('private_key').$type<JWK>().notNull(),
  createdAt: time('created_at').notNull(),
});

/** Provider accounts: fictional people without passwords. */
export const identityPeople = schema.table('identity_people', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
});
