import type { Audience } from '@atrium/api/registry';
import type { ReleaseManifest } from '@atrium/contract';
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Canary, Placement } from './channels/channel';
import type { Stored } from './channels/stored-canary';
import type { Evidence } from './failures/evidence';
import type { ReportedOutcome } from './failures/reported-outcome';
import type { MerchantDetail } from './merchants/merchant-change';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const registrySchema = pgSchema('registry');

export const files = registrySchema.table('files', {
  integrity: text('integrity').primaryKey(),
  identity: bytes('identity').notNull(),
  brotli: bytes('brotli'),
  gzip: bytes('gzip'),
});

/** Files as deltas against earlier files. */
export const deltas = registrySchema.table(
  'deltas',
  {
    integrity: text('integrity').notNull(),
    dictionary: text('dictionary').notNull(),
    /** Null where it would not be clearly smaller than the compressed file. */
    body: bytes('body'),
  },
  (table) => [primaryKey({ columns: [table.integrity, table.dictionary] })],
);

export const addresses = registrySchema.table(
  'addresses',
  {
    remote: text('remote').notNull(),
    name: text('name').notNull(),
    integrity: text('integrity').notNull(),
    mediaType: text('media_type').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.name] })],
);

export const releases = registrySchema.table(
  'releases',
  {
    remote: text('remote').notNull(),
    id: text('id').notNull(),
    version: text('version').notNull(),
    manifest: jsonb('manifest').$type<ReleaseManifest>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.id] })],
);

export const channels = registrySchema.table(
  'channels',
  {
    remote: text('remote').notNull(),
    environment: text('environment').notNull(),
    revision: integer('revision').notNull(),
    stable: text('stable').notNull(),
    previous: text('previous').array().notNull(),
    pins: jsonb('pins').$type<Record<string, string>>().notNull(),
    canary: jsonb('trial').$type<Canary>(),
    locked: text('locked'),
    signedBy: text('signed_by'),
    signature: text('signature'),
  },
  (table) => [primaryKey({ columns: [table.remote, table.environment] })],
);

export const channelSets = registrySchema.table('channel_sets', {
  environment: text('environment').primaryKey(),
  epoch: integer('epoch').notNull(),
  rows: jsonb('rows').$type<Record<string, string>>().notNull(),
  signedBy: text('signed_by').notNull(),
  signature: text('signature').notNull(),
});

export const history = registrySchema.table('history', {
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  action: text('action').notNull(),
  remote: text('remote').notNull(),
  release: text('release').notNull(),
  /** The stable release before the change. */
  from: text('from_release'),
  environment: text('environment'),
  revision: integer('revision'),
  actor: text('actor').notNull(),
  reason: text('reason'),
  detail: jsonb('detail').$type<Audience | { evidence: Evidence; before?: Stored<Placement> }>(),
});

/** Until when page loads got a release. */
export const usedReleases = registrySchema.table(
  'used_releases',
  {
    environment: text('environment').notNull(),
    remote: text('remote').notNull(),
    release: text('release').notNull(),
    /** `*` for all. */
    merchant: text('merchant').notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.environment, table.remote, table.release, table.merchant] })],
);

/** Versions of the merchants' configurations; rows are only added. */
export const merchants = registrySchema.table(
  'merchants',
  {
    environment: text('environment').notNull(),
    code: text('code').notNull(),
    version: integer('version').notNull(),
    configuration: jsonb('configuration').$type<unknown>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    action: text('action').notNull(),
    actor: text('actor').notNull(),
    reason: text('reason'),
    detail: jsonb('detail').$type<MerchantDetail>(),
  },
  (table) => [primaryKey({ columns: [table.environment, table.code, table.version] })],
);

/** Names that belong to one merchant alone, of the versions in force. */
export const merchantNames = registrySchema.table(
  'merchant_names',
  {
    environment: text('environment').notNull(),
    kind: text('kind').$type<'siteCodes' | 'domains'>().notNull(),
    name: text('name').notNull(),
    code: text('code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.environment, table.kind, table.name] })],
);

export const signatures = registrySchema.table(
  'signatures',
  {
    remote: text('remote').notNull(),
    release: text('release').notNull(),
    key: text('key').notNull(),
    signature: text('signature').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.release, table.key] })],
);

export const tokens = registrySchema.table('tokens', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Empty for an operator: the token is for all remotes. */
  remotes: text('remotes').array().notNull(),
  operator: boolean('operator').notNull().default(false),
  hash: bytes('hash').notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
  issuedBy: text('issued_by').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
  revokedBy: text('revoked_by'),
});

export const loadCounts = registrySchema.table(
  'load_counts',
  {
    environment: text('environment').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    remote: text('remote').notNull(),
    release: text('release').notNull(),
    outcome: text('told').$type<ReportedOutcome>().notNull(),
    loads: integer('loads').notNull(),
    sample: text('sample'),
  },
  (table) => [primaryKey({ columns: [table.environment, table.at, table.remote, table.release, table.outcome] })],
);

export const reportKeys = registrySchema.table('report_keys', {
  id: integer('id').primaryKey(),
  key: bytes('key').notNull(),
});

/** First screens of pages, signed. */
export const pageSnapshots = registrySchema.table(
  'page_snapshots',
  {
    environment: text('environment').notNull(),
    page: text('page').notNull(),
    html: text('html').notNull(),
    css: text('css').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    signedBy: text('signed_by').notNull(),
    signature: text('signature').notNull(),
  },
  (table) => [primaryKey({ columns: [table.environment, table.page] })],
);

/** Sessions on their way to another domain of their merchant. */
export const handovers = registrySchema.table('handovers', {
  codeHash: text('code_hash').primaryKey(),
  merchant: text('merchant').notNull(),
  origin: text('origin').notNull(),
  client: text('client').notNull(),
  sealed: bytes('sealed').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
