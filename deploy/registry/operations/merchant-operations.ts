import { MerchantChangeSchema } from '@atrium/api/registry';
import * as v from 'valibot';
import { compareMerchant } from '../merchants/compare-merchant';
import { merchantLine, merchantStatus } from '../merchants/describe-merchant';
import { knownRemotes } from '../merchants/known-remotes';
import { readMerchantHistory, readPresent, readVersion } from '../merchants/read-merchants';
import { environmentName, operation } from './operation';

const code = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'the code of a merchant'));
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Operations on merchants: any token may read, only an operator's may change. */
export const merchantOperations = {
  merchants: operation(
    'token',
    v.strictObject({ environment: environmentName }),
    async (registry, { environment = registry.environment }) =>
      (await readPresent(registry.engine.database, environment)).map(merchantLine),
  ),
  merchant: operation(
    'token',
    v.strictObject({ code, environment: environmentName }),
    async (registry, { code, environment = registry.environment }) =>
      merchantStatus(
        await readVersion(registry.engine.database, { environment, code }),
        await knownRemotes(registry.engine.database),
      ),
  ),
  'merchant-history': operation(
    'token',
    v.strictObject({
      code,
      environment: environmentName,
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    }),
    (registry, { code, environment = registry.environment, limit }) =>
      readMerchantHistory(registry.engine.database, environment, code, limit),
  ),
  'compare-merchant': operation(
    'token',
    v.strictObject({ code, environment: environmentName, from: v.optional(version), to: v.optional(version) }),
    (registry, { environment = registry.environment, ...query }) =>
      compareMerchant(registry.engine.database, { ...query, environment }),
  ),
  'change-merchant': operation(
    'operator',
    v.strictObject({
      code,
      environment: environmentName,
      change: MerchantChangeSchema,
      expected: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500))),
    }),
    (registry, request, { name: actor }) => registry.merchants.change({ ...request, actor }),
  ),
};
