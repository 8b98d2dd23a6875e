import * as v from 'valibot';
import { TrackingSchema } from './tracking';

/** The settings of third parties, which run in frames of the embed origin. */
export const ThirdPartySettingsSchema = v.object({
  /** The merchant's chat plugin: its path on the embed origin. */
  chat: v.fallback(v.optional(v.object({ path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) })), undefined),
  tracking: v.fallback(v.optional(v.array(TrackingSchema), []), []),
});

export type ThirdPartySettings = v.InferOutput<typeof ThirdPartySettingsSchema>;
