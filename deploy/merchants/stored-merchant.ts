import * as v from 'valibot';
import { MerchantSchema, type Merchant } from './merchant';
import { switchKeys } from './switches';

/**
 * A configuration as it was stored, maybe by an earlier release: switches that came since are off, those that are gone
 * are left out. Undefined where it cannot be used.
 */
export function storedMerchant(configuration: unknown): Merchant | undefined {
  const read = v.safeParse(MerchantSchema, withAllSwitches(configuration));
  return read.success ? read.output : undefined;
}

/** The same configuration with every switch of this release and no other. */
export function withAllSwitches(configuration: unknown): unknown {
  if (typeof configuration !== 'object' || configuration === null || !('switches' in configuration))
    return configuration;
  const { switches } = configuration;
  if (typeof switches !== 'object' || switches === null) return configuration;
  const given = new Map(Object.entries(switches));
  return { ...configuration, switches: Object.fromEntries(switchKeys.map((key) => [key, given.get(key) ?? false])) };
}
