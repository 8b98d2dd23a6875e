import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { switchOverrides } from './tables';

/** The merchant's switches with what the control page has turned. */
export async function switchesOf({ engine }: Backend, merchant: Merchant): Promise<Record<string, boolean>> {
  const overrides = await engine.database
    .select()
    .from(switchOverrides)
    .where(eq(switchOverrides.merchant, merchant.code));
  return { ...merchant.switches, ...Object.fromEntries(overrides.map(({ name, value }) => [name, value])) };
}

/** A switch nobody has named is off. */
export async function switchOn(backend: Backend, merchant: Merchant, name: string): Promise<boolean> {
  return (await switchesOf(backend, merchant))[name] === true;
}
