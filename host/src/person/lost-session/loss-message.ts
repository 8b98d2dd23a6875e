import * as v from 'valibot';

/** Messages between tabs about a session that the server no longer knows, on the channel `atrium.<merchant>.loss`. */
export const LossMessageSchema = v.object({
  /** Handle of the session; tabs with another session ignore the message. */
  token: v.string(),
  reason: v.string(),
  text: v.string(),
  small: v.optional(v.union([v.string(), v.undefined()])),
});

export type LossMessage = v.InferOutput<typeof LossMessageSchema>;
