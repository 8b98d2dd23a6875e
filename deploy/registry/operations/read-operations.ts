import { ReleaseManifestSchema, type ReleaseManifest } from '@atrium/contract';
import * as v from 'valibot';
import type { Queries } from '../../engine';
import { readStatus } from '../channels/read-status';
import { checkInEnvironment } from '../checking/check-in-environment';
import { keptDays } from '../failures/prune-reports';
import { readFailureRates } from '../failures/read-failure-rates';
import { countingInterval } from '../failures/reported-outcome';
import { readHistory } from '../history';
import { compareReleases } from '../releases/compare-releases';
import { findRelease, readManifest, readReleases } from '../releases/read-releases';
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
    (registry, { environment = registry.environment, remote }) =>
      readStatus(registry.engine.database, registry.channelSigner, environment, remote),
  ),
  history: operation(
    'token',
    v.strictObject({
      environment: environmentName,
      remote: v.optional(remoteName),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    }),
    ({ engine }, query) => readHistory(engine.database, query),
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
    (registry, { environment = registry.environment, bucket, ...query }) =>
      readFailureRates(
        registry.engine.database,
        registry.channelSigner,
        { ...query, environment, bucketSeconds: bucket },
        { rule: registry.rule, now: new Date(registry.now()) },
      ),
  ),
  releases: operation('token', v.strictObject({ remote: remoteName }), ({ engine }, { remote }) =>
    readReleases(engine.database, remote),
  ),
  find: operation(
    'token',
    v.strictObject({ remote: remoteName, release: releaseReference }),
    ({ engine }, { remote, release }) => findRelease(engine.database, remote, release),
  ),
  compare: operation(
    'token',
    v.strictObject({ remote: remoteName, from: releaseReference, to: releaseReference }),
    async ({ engine: { database } }, { remote, from, to }) =>
      compareReleases(await findManifest(database, remote, from), await findManifest(database, remote, to)),
  ),
  /** Whether a published release can be deployed. */
  check: operation(
    'token',
    v.strictObject({ remote: remoteName, environment: environmentName, release: releaseReference }),
    async (registry, { remote, environment = registry.environment, release }) =>
      checkInEnvironment(
        registry.engine.database,
        await findManifest(registry.engine.database, remote, release),
        environment,
      ),
  ),
  /** Whether a built, unpublished release can be deployed. `bytes` are the compressed sizes of its files. */
  'check-built': operation(
    'token',
    v.strictObject({
      environment: environmentName,
      manifest: ReleaseManifestSchema,
      bytes: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
    (registry, { environment = registry.environment, manifest, bytes }) =>
      checkInEnvironment(registry.engine.database, manifest, environment, new Map(Object.entries(bytes))),
  ),
};

async function findManifest(queries: Queries, remote: string, reference: string): Promise<ReleaseManifest> {
  return readManifest(queries, remote, (await findRelease(queries, remote, reference)).id);
}
