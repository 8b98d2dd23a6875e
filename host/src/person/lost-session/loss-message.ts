import * as v from 'valibot';

/** What tabs tell each other of a session that the server no longer knows, on the channel `atrium.<merchant>.loss`. */
export const LossMessageSchema = v.object({
  /** Of the session; a tab with another one has nothing to do with it. */
  token: v.string(),
  reason: v.string(),
  text: v.string(),
  small: v.optional(v.union([v.string(), v.undefined()])),
});

export type LossMessage = v.InferOutput<typeof LossMessageSchema>;
