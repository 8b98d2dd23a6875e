import { isOnWhenAbsent } from '@atrium/api';
import * as v from 'valibot';
import { MerchantSchema, type Merchant } from './merchant';
import { switchKeys } from './switches';

/**
 * Reads a stored configuration, possibly written by an earlier version: newer switches get their meaning when
 * absent, removed ones are dropped. Undefined when it is invalid.
 */
export function storedMerchant(configuration: unknown): Merchant | undefined {
  const read = v.safeParse(MerchantSchema, withPrizeMode(withAllSwitches(configuration)));
  return read.success ? read.output : undefined;
}

/** The configuration with exactly the switches of this version. */
export function withAllSwitches(configuration: unknown): unknown {
  if (typeof configuration !== 'object' || configuration === null || !('switches' in configuration))
    return configuration;
  const { switches } = configuration;
  if (typeof switches !== 'object' || switches === null) return configuration;
  const given = new Map(Object.entries(switches));
  return {
    ...configuration,
    switches: Object.fromEntries(switchKeys.map((key) => [key, given.get(key) ?? isOnWhenAbsent(key)])),
  };
}

/** Earlier versions accepted any prize mode; lotteries know two. */
function withPrizeMode(configuration: unknown): unknown {
  const read = v.safeParse(v.looseObject({ templates: v.looseObject({ prizeMode: v.string() }) }), configuration);
  if (!read.success || ['Lott', 'Elott'].includes(read.output.templates.prizeMode)) return configuration;
  return { ...read.output, templates: { ...read.output.templates, prizeMode: 'Lott' } };
}
