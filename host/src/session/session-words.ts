import * as v from 'valibot';

/** What one tab hands to another so that it is signed in as well. */
export const SharedSessionSchema = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  account: v.string(),
  nickname: v.string(),
  customerId: v.string(),
  username: v.string(),
  isAgent: v.number(),
  memberLabel: v.array(v.string()),
  toUpline: v.boolean(),
});

export type SharedSession = v.InferOutput<typeof SharedSessionSchema>;

/** What tabs say to each other about the session, on the channel `atrium.<merchant>.session`. */
export const SessionWordsSchema = v.variant('say', [
  v.object({ say: v.literal('who-is-here') }),
  v.object({ say: v.literal('signed-in'), session: SharedSessionSchema }),
  v.object({ say: v.literal('ended'), reason: v.picklist(['signed-out', 'lost']) }),
]);

export type SessionWords = v.InferOutput<typeof SessionWordsSchema>;
export type EndReason = Extract<SessionWords, { say: 'ended' }>['reason'];
