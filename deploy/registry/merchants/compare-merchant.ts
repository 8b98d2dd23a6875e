import type { Queries } from '../../engine';
import { compareData, type DataChange } from '../releases/compare-data';
import { readVersion } from './read-merchants';

/** The differences between two versions of a merchant. */
export interface MerchantComparison {
  code: string;
  from: number;
  to: number;
  changes: DataChange[];
}

/** Compares the version in force with the one before it, or two given versions. */
export async function compareMerchant(
  queries: Queries,
  {
    environment,
    code,
    from,
    to,
  }: { environment: string; code: string; from?: number | undefined; to?: number | undefined },
): Promise<MerchantComparison> {
  const later = await readVersion(queries, { environment, code, version: to });
  const earlier = await readVersion(queries, { environment, code, version: from ?? Math.max(1, later.version - 1) });
  const changes = compareData(earlier.configuration, later.configuration);
  return { code, from: earlier.version, to: later.version, changes };
}
