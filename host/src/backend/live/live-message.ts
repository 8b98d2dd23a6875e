import { LiveEventSchema } from '@atrium/api';
import * as v from 'valibot';

/** A live event with the id under which the channel can be taken up after it. */
export const ReceivedEventSchema = v.object({ id: v.string(), ...LiveEventSchema.entries });

export type ReceivedEvent = v.InferOutput<typeof ReceivedEventSchema>;

/** What the listening tab tells the others, on the channel `atrium.<merchant>.live`. */
export const LiveMessageSchema = v.variant('say', [
  v.object({ say: v.literal('event'), account: v.string(), event: ReceivedEventSchema }),
  /** A tab has begun to listen and asks where the channel stands. */
  v.object({ say: v.literal('joining'), account: v.string() }),
  v.object({ say: v.literal('composition'), id: v.string(), configured: v.optional(v.boolean(), false) }),
]);

export type LiveMessage = v.InferOutput<typeof LiveMessageSchema>;
