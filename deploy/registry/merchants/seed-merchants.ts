import { sql } from 'drizzle-orm';
import { insertRows, type Engine } from '../../engine';
import type { Merchant } from '../../merchants';
import { merchants } from '../tables';
import { applyMerchantChange, type MerchantChangeContext } from './apply-merchant-change';
import { merchantsChanged } from './change-merchant';
import { claimNames } from './claim-names';
import { readVersions } from './read-merchants';

/**
 * Creates each merchant that does not exist yet, all or none. Of several processes that start concurrently, one creates
 * a merchant.
 * @throws the `RegistryError` of the first merchant that cannot be created
 */
export function seedMerchants(
  engine: Engine,
  { environment, configurations }: { environment: string; configurations: readonly { code: string }[] },
  { sandbox }: Pick<MerchantChangeContext, 'sandbox'>,
): Promise<void> {
  return engine.transaction(async (transaction) => {
    const present = new Set((await readVersions(transaction, environment)).map(({ code }) => code));
    const created: Merchant[] = configurations
      .filter(({ code }) => !present.has(code))
      .map((configuration) => {
        const { code } = configuration;
        const change = { action: 'seed' as const, configuration };
        const request = { code, environment, change, expected: 0, actor: 'start' };
        return applyMerchantChange(request, { present: undefined, known: [], sandbox });
      });
    if (created.length === 0) return;
    const rows = created.map((configuration) => ({
      ...{ environment, code: configuration.code, version: 1, configuration },
      ...{ action: 'seed', actor: 'start', reason: null, detail: null },
    }));
    const written = await transaction.execute<{ code: string }>(
      sql`${insertRows(merchants, rows)} on conflict do nothing returning code`,
    );
    const codes = new Set(written.rows.map(({ code }) => code));
    if (codes.size === 0) return;
    const claiming = created.filter(({ code }) => codes.has(code));
    await claimNames(transaction, environment, claiming);
    await engine.notify(merchantsChanged, environment, transaction);
  });
}
