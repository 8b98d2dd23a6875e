import { and, desc, eq, getTableColumns, max, sql } from 'drizzle-orm';
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

/** Reads the version in force of each merchant of an environment, without its configuration, sorted by code. */
export function readVersions(queries: Queries, environment: string): Promise<{ code: string; version: number }[]> {
  return queries
    .select({ code: merchants.code, version: sql<number>`max(${merchants.version})` })
    .from(merchants)
    .where(eq(merchants.environment, environment))
    .groupBy(merchants.code)
    .orderBy(merchants.code);
}

/** Reads these versions with their configurations, in any order. */
export async function readConfigurations(
  queries: Queries,
  environment: string,
  versions: readonly { code: string; version: number }[],
): Promise<Pick<MerchantVersion, 'code' | 'version' | 'configuration'>[]> {
  if (versions.length === 0) return [];
  const wanted = sql`select code, version from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as (code text, version integer)`;
  return queries
    .select({ code: merchants.code, version: merchants.version, configuration: merchants.configuration })
    .from(merchants)
    .where(and(eq(merchants.environment, environment), sql`(${merchants.code}, ${merchants.version}) in (${wanted})`));
}

/** Reads a version of one merchant, by default the one in force; undefined when there is none. */
export async function findVersion(
  queries: Queries,
  { environment, code, version }: { environment: string; code: string; version?: number | undefined },
): Promise<MerchantVersion | undefined> {
  const [found] = await queries
    .select()
    .from(merchants)
    .where(and(only(environment, code), version === undefined ? undefined : eq(merchants.version, version)))
    .orderBy(desc(merchants.version))
    .limit(1);
  return found;
}

/** Reads one version, by default the one in force. Rejects with a `RegistryError` when there is none. */
export async function readVersion(
  queries: Queries,
  wanted: Parameters<typeof findVersion>[1],
): Promise<MerchantVersion> {
  const found = await findVersion(queries, wanted);
  if (found) return found;
  const { environment, code, version } = wanted;
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
