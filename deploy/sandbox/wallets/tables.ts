import { bigint, primaryKey, text } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';

/** Wallets that games of the vendor are played from; without one, they are played from the main wallet. */
export const openVendorWallets = schema.table(
  'open_vendor_wallets',
  { accountId: bigint('account_id', { mode: 'number' }).notNull(), vendor: text('vendor').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.vendor] })],
);
