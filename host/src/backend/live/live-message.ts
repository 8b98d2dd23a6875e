import { LiveEventSchema, liveTypes } from '@atrium/api';
import * as v from 'valibot';

/** A live event with the id from which the channel can resume. */
export const ReceivedEventSchema = v.object({ id: v.string(), ...LiveEventSchema.entries });

export type ReceivedEvent = v.InferOutput<typeof ReceivedEventSchema>;

/** In place of events that were missed: everything that events may change is read again. */
export const missedEvents: ReceivedEvent = { id: '', type: liveTypes.reset, popup: false };

/** Messages of the listening tab to the others, on the channel `atrium.<merchant>.live`. */
export const LiveMessageSchema = v.variant('say', [
  v.object({ say: v.literal('event'), account: v.string(), event: ReceivedEventSchema }),
  /** A tab has begun to listen and requests the channel's position. */
  v.object({ say: v.literal('joining'), account: v.string() }),
  v.object({ say: v.literal('composition'), id: v.string(), configured: v.optional(v.boolean(), false) }),
]);

export type LiveMessage = v.InferOutput<typeof LiveMessageSchema>;
