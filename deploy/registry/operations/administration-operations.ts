import * as v from 'valibot';
import { operation, remoteName } from './operation';

const issued = {
  name: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'letters, digits and dashes')),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)), 90),
};

/** Operations on the whole registry, for operators. */
export const administrationOperations = {
  'issue-token': operation(
    'operator',
    v.union([
      v.strictObject({ ...issued, remotes: v.pipe(v.array(remoteName), v.minLength(1)) }),
      v.strictObject({ ...issued, operator: v.literal(true) }),
    ]),
    (registry, request, { name }) => registry.tokens.issue(request, name),
  ),
  'list-tokens': operation('operator', v.strictObject({}), (registry) => registry.tokens.list()),
  'revoke-token': operation('operator', v.strictObject({ id: v.string() }), async (registry, { id }, { name }) => {
    await registry.tokens.revoke(id, name);
    return { id };
  }),
  prune: operation('operator', v.strictObject({ dryRun: v.boolean() }), (registry, options) => registry.prune(options)),
  backup: operation('operator', v.strictObject({}), async (registry) => ({
    archive: (await registry.backup()).toString('base64'),
  })),
};
