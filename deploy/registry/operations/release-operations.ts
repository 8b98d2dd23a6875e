import { ChangeSchema } from '@atrium/api/registry';
import { IntegritySchema, ReleaseManifestSchema } from '@atrium/contract';
import * as v from 'valibot';
import { missingBodies } from '../publishing/publish';
import { base64Text } from './base64-text';
import { environmentName, operation, remoteName } from './operation';

/** Operations of a team on its own remotes. */
export const releaseOperations = {
  /** Which of these files the registry does not hold yet; called before publishing. */
  missing: operation(
    'token',
    v.strictObject({ integrities: v.array(IntegritySchema) }),
    ({ engine }, { integrities }) => missingBodies(engine.database, integrities),
  ),
  publish: operation(
    'remote',
    v.strictObject({
      remote: remoteName,
      manifest: ReleaseManifestSchema,
      /** Missing files by their integrity. */
      bodies: v.record(IntegritySchema, base64Text),
      signature: v.optional(
        v.strictObject({ key: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)), signature: base64Text }),
      ),
    }),
    (registry, { remote, manifest, bodies, signature }, { name: actor }) => {
      const bytes = Object.entries(bodies).map(
        ([integrity, body]) => [integrity, Buffer.from(body, 'base64')] as const,
      );
      return registry.publishRelease({ remote, manifest, signature, bodies: new Map(bytes) }, { actor });
    },
  ),
  change: operation(
    'remote',
    v.strictObject({
      remote: remoteName,
      environment: environmentName,
      change: ChangeSchema,
      expected: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500))),
    }),
    (registry, request, { name: actor }) => registry.change({ ...request, actor }),
  ),
};
