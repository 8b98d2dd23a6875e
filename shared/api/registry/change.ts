import * as v from 'valibot';

const release = v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/, 'a release id has 20 hexadecimal digits'));
const merchants = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'a merchant’s code'))),
  v.minLength(1),
);

/** The visitors that get a canary: those of some merchants, or a share of all. */
export const AudienceSchema = v.union([
  v.strictObject({ merchants }),
  v.strictObject({ percent: v.pipe(v.number(), v.minValue(0.01), v.maxValue(99)) }),
]);

/** One step of a channel, as data. */
export const ChangeSchema = v.variant('action', [
  /** For all page loads. */
  v.strictObject({ action: v.literal('promote'), release }),
  /** For some page loads, beside the stable release. */
  v.strictObject({ action: v.literal('canary'), release, audience: AudienceSchema }),
  v.strictObject({ action: v.literal('stop-canary') }),
  /** Back to an earlier stable release, by default the last one. Ends a canary. */
  v.strictObject({ action: v.literal('rollback'), release: v.optional(release) }),
  /** Keeps these merchants on the release, whatever is promoted. */
  v.strictObject({ action: v.literal('pin'), release, merchants }),
  v.strictObject({ action: v.literal('unpin'), merchants }),
  /** Undoes the automatic rollback of the release: page loads get it again, and the channel is unlocked. */
  v.strictObject({ action: v.literal('restore'), release }),
  v.strictObject({ action: v.literal('lock') }),
  v.strictObject({ action: v.literal('unlock') }),
]);

export type Audience = v.InferOutput<typeof AudienceSchema>;
export type Change = v.InferOutput<typeof ChangeSchema>;
