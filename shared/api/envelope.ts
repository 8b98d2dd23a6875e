import * as v from 'valibot';
import { part } from './list';
import { LooseTextSchema } from './nothing';

/**
 * Every answer of the back end: a success flag and a value; on failure a code and a message. A code may be a number, and
 * one that cannot be read costs no answer: the source names the flag and the value alone.
 */
export const EnvelopeSchema = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  code: part(LooseTextSchema),
  message: part(LooseTextSchema),
});

export type Envelope = v.InferOutput<typeof EnvelopeSchema>;
