import * as v from 'valibot';

/**
 * What one tab passes to another to sign it in as well: the handle and the visible customer. Any document of this
 * origin can request it, so it contains nothing more; the rest comes with the member info (docs/decisions/0048).
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

/** Messages between tabs about the session, on the channel `atrium.<merchant>.session`. */
export const SessionMessageSchema = v.variant('say', [
  v.object({ say: v.literal('who-is-here') }),
  v.object({ say: v.literal('signed-in'), session: SharedSessionSchema }),
  v.object({ say: v.literal('ended'), reason: v.picklist(['signed-out', 'lost']) }),
]);

export type SessionMessage = v.InferOutput<typeof SessionMessageSchema>;
export type EndReason = Extract<SessionMessage, { say: 'ended' }>['reason'];
