import * as v from 'valibot';
import { writeBackup } from '../../engine';
import { prune } from '../pruning/prune';
import { issueToken, listTokens, revokeToken } from '../tokens/tokens';
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
    ({ engine }, request, { name }) => issueToken(engine.database, request, name),
  ),
  'list-tokens': operation('operator', v.strictObject({}), ({ engine }) => listTokens(engine.database)),
  'revoke-token': operation('operator', v.strictObject({ id: v.string() }), async ({ engine }, { id }, { name }) => {
    await revokeToken(engine.database, id, name);
    return { id };
  }),
  prune: operation('operator', v.strictObject({ dryRun: v.boolean() }), ({ engine }, options) =>
    prune(engine, options),
  ),
  backup: operation('operator', v.strictObject({}), async ({ engine }) => ({
    archive: (await writeBackup(engine)).toString('base64'),
  })),
};
