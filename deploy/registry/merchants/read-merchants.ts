import { and, desc, eq, getTableColumns, max } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { merchants } from '../tables';
import { registryError } from '../registry-error';

/** A version of a merchant's configuration, as stored. */
export type MerchantVersion = typeof merchants.$inferSelect;

/** A version without the configuration, for the history. */
export type MerchantEvent = Omit<MerchantVersion, 'configuration'>;

/** Reads the version in force of each merchant of an environment, sorted by code. */
export function readPresent(queries: Queries, environment: string): Promise<MerchantVersion[]> {
  return queries
    .selectDistinctOn([merchants.code])
    .from(merchants)
    .where(eq(merchants.environment, environment))
    .orderBy(merchants.code, desc(merchants.version));
}

/** Reads one version, by default the one in force. Rejects with a `RegistryError` when there is none. */
export async function readVersion(
  queries: Queries,
  { environment, code, version }: { environment: string; code: string; version?: number | undefined },
): Promise<MerchantVersion> {
  const [found] = await queries
    .select()
    .from(merchants)
    .where(and(only(environment, code), version === undefined ? undefined : eq(merchants.version, version)))
    .orderBy(desc(merchants.version))
    .limit(1);
  if (found) return found;
  if (version === undefined || (await versionOf(queries, environment, code)) === 0)
    throw registryError('MerchantUnknown', code, environment);
  throw registryError('MerchantVersionUnknown', code, version);
}

/** Reads the version in force; 0 for a merchant that does not exist yet. */
export async function versionOf(queries: Queries, environment: string, code: string): Promise<number> {
  const [row] = await queries
    .select({ version: max(merchants.version) })
    .from(merchants)
    .where(only(environment, code));
  return row?.version ?? 0;
}

/** Reads the changes of a merchant, the latest first. */
export async function readMerchantHistory(
  queries: Queries,
  environment: string,
  code: string,
  limit = 100,
): Promise<MerchantEvent[]> {
  const { configuration: _configuration, ...columns } = getTableColumns(merchants);
  const events = await queries
    .select(columns)
    .from(merchants)
    .where(only(environment, code))
    .orderBy(desc(merchants.version))
    .limit(limit);
  if (events.length === 0) throw registryError('MerchantUnknown', code, environment);
  return events;
}

function only(environment: string, code: string) {
  return and(eq(merchants.environment, environment), eq(merchants.code, code));
}
