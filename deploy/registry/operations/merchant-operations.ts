import * as v from 'valibot';
import { MerchantChangeSchema } from '../merchants/merchant-change';
import { environmentName, operation } from './operation';

const code = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'the code of a merchant'));
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Operations on merchants: any token may read, only an operator's may change. */
export const merchantOperations = {
  merchants: operation('token', v.strictObject({ environment: environmentName }), (registry, { environment }) =>
    registry.merchants.list(environment),
  ),
  merchant: operation('token', v.strictObject({ code, environment: environmentName }), (registry, query) =>
    registry.merchants.show(query),
  ),
  'merchant-history': operation(
    'token',
    v.strictObject({
      code,
      environment: environmentName,
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    }),
    (registry, query) => registry.merchants.history(query),
  ),
  'compare-merchant': operation(
    'token',
    v.strictObject({ code, environment: environmentName, from: v.optional(version), to: v.optional(version) }),
    (registry, query) => registry.merchants.compare(query),
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
