import * as v from 'valibot';

const name = v.pipe(v.string(), v.maxLength(100));
const text = v.pipe(v.string(), v.maxLength(1000));
const about = {
  remote: name,
  release: name,
  phase: v.picklist(['load', 'mount', 'run', 'command']),
  at: v.pipe(v.number(), v.minValue(0)),
};

/** Room for two releases of each remote, and for more remotes than exist today. */
const token = v.pipe(v.string(), v.maxLength(4000));

/** A page's reports. Unknown fields are dropped. */
export const BatchSchema = v.object({
  reportToken: token,
  merchant: name,
  composition: name,
  dropped: v.pipe(v.number(), v.integer(), v.minValue(0)),
  reports: v.pipe(
    v.array(
      v.variant('kind', [
        v.object({
          ...about,
          kind: v.literal('error'),
          name: text,
          message: text,
          context: v.optional(v.record(name, v.union([text, v.number(), v.boolean()]))),
        }),
        v.object({ ...about, kind: v.literal('timing'), name, milliseconds: v.pipe(v.number(), v.minValue(0)) }),
      ]),
    ),
    v.maxLength(100),
  ),
});

export type Batch = v.InferOutput<typeof BatchSchema>;
