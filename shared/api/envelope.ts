import * as v from 'valibot';

/** Every answer of the back end: a success flag and a value; on failure a code and a message. */
export const EnvelopeSchema = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  code: v.optional(v.nullable(v.string())),
  message: v.optional(v.nullable(v.string())),
});

export type Envelope = v.InferOutput<typeof EnvelopeSchema>;
