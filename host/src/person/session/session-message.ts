import * as v from 'valibot';

/**
 * What one tab hands to another so that it is signed in as well: the handle and the customer it shows. Any document of
 * this origin can ask for it, so it holds nothing more; the rest comes with the member info (docs/decisions/0048).
 */
export const SharedSessionSchema = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  account: v.string(),
  nickname: v.string(),
  customerId: v.string(),
  /** See `Customer.kind`. */
  kind: v.number(),
});

export type SharedSession = v.InferOutput<typeof SharedSessionSchema>;

/** What tabs say to each other about the session, on the channel `atrium.<merchant>.session`. */
export const SessionMessageSchema = v.variant('say', [
  v.object({ say: v.literal('who-is-here') }),
  v.object({ say: v.literal('signed-in'), session: SharedSessionSchema }),
  v.object({ say: v.literal('ended'), reason: v.picklist(['signed-out', 'lost']) }),
]);

export type SessionMessage = v.InferOutput<typeof SessionMessageSchema>;
export type EndReason = Extract<SessionMessage, { say: 'ended' }>['reason'];
