import { eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { switchOverrides } from './tables';

/** The merchant's switches with the overrides of the control page. */
export async function switchesOf(
  { engine }: Backend,
  merchant: Merchant,
  queries: Queries = engine.database,
): Promise<Record<string, boolean>> {
  const overrides = await queries.select().from(switchOverrides).where(eq(switchOverrides.merchant, merchant.code));
  return { ...merchant.switches, ...Object.fromEntries(overrides.map(({ name, value }) => [name, value])) };
}

/** An unknown switch is off. */
export async function isSwitchOn(
  backend: Backend,
  merchant: Merchant,
  name: string,
  queries?: Queries,
): Promise<boolean> {
  return (await switchesOf(backend, merchant, queries))[name] === true;
}
