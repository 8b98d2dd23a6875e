import { randomBytes } from 'node:crypto';
import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { present } from '../../support/present';
import { openDatabase } from '../kill/open-database';

/** A vendor's key, and its session with the player. */
export interface VendorAccess {
  vendor: string;
  key: Buffer;
  session: string;
  player: string;
}

/** Gives each vendor of the merchant a key, and a session like the one that the player has opened. */
export async function prepareVendors(data: string): Promise<VendorAccess[]> {
  const database = await openDatabase({ data });
  const { vendors } = present(demoMerchants.find(({ code }) => code === 'aurora'));
  const access: VendorAccess[] = [];
  for (const vendor of vendors) {
    const key = randomBytes(32);
    await database.rows(
      `insert into sandbox.wallet_keys values ('${vendor}', '${key.toString('base64url')}')
       on conflict (vendor) do update set key = excluded.key`,
    );
    const [opened] = await database.rows<{ session: string; player: string }>(`
      insert into sandbox.play_sessions
        (token_hash, merchant, account_id, session_hash, mode, node_id, vendor, currency, credits, used_at)
      select 'proof ${vendor}', merchant, account_id, session_hash, mode, node_id, '${vendor}', currency, 0, used_at
      from sandbox.play_sessions where mode = 'real' order by id limit 1
      returning id::text as session, account_id::text as player`);
    access.push({ vendor, key, ...present(opened) });
  }
  await database.close();
  return access;
}
