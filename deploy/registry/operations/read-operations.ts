import { ReleaseManifestSchema } from '@atrium/contract';
import * as v from 'valibot';
import { keptDays } from '../failures/prune-reports';
import { countingInterval } from '../failures/reported-outcome';
import { environmentName, operation, releaseReference, remoteName } from './operation';

/** Operations that any token may call. */
export const readOperations = {
  /** The owner and rights of the token, and the default environment. */
  'who-am-i': operation('token', v.strictObject({}), async ({ environment }, _input, caller) => ({
    ...caller,
    environment,
  })),
  status: operation(
    'token',
    v.strictObject({ environment: environmentName, remote: v.optional(remoteName) }),
    (registry, query) => registry.status(query),
  ),
  history: operation(
    'token',
    v.strictObject({
      environment: environmentName,
      remote: v.optional(remoteName),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    }),
    (registry, query) => registry.history(query),
  ),
  /** Failure rates of releases as reported by page loads: in total, by phase, and over time. */
  failures: operation(
    'token',
    v.strictObject({
      environment: environmentName,
      remote: v.optional(remoteName),
      minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(keptDays * 1440)), 60),
      /** Seconds of one interval. */
      bucket: v.optional(
        v.pipe(v.number(), v.integer(), v.multipleOf(countingInterval), v.minValue(countingInterval)),
        60,
      ),
    }),
    (registry, { bucket, ...query }) => registry.failures({ ...query, bucketSeconds: bucket }),
  ),
  releases: operation('token', v.strictObject({ remote: remoteName }), (registry, { remote }) =>
    registry.releases(remote),
  ),
  find: operation(
    'token',
    v.strictObject({ remote: remoteName, release: releaseReference }),
    (registry, { remote, release }) => registry.find(remote, release),
  ),
  compare: operation(
    'token',
    v.strictObject({ remote: remoteName, from: releaseReference, to: releaseReference }),
    async (registry, { remote, from, to }) =>
      registry.compare(remote, (await registry.find(remote, from)).id, (await registry.find(remote, to)).id),
  ),
  /** Whether a published release can be deployed. */
  check: operation(
    'token',
    v.strictObject({ remote: remoteName, environment: environmentName, release: releaseReference }),
    async (registry, { remote, environment, release }) =>
      registry.check({ remote, environment, release: (await registry.find(remote, release)).id }),
  ),
  /** Whether a built, unpublished release can be deployed. `bytes` are the compressed sizes of its files. */
  'check-built': operation(
    'token',
    v.strictObject({
      environment: environmentName,
      manifest: ReleaseManifestSchema,
      bytes: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
    (registry, { environment, manifest, bytes }) =>
      registry.check({
        remote: manifest.remote,
        environment,
        release: { manifest, sizes: new Map(Object.entries(bytes)) },
      }),
  ),
};
