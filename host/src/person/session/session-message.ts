import { SessionRecordSchema } from '@atrium/contract';
import * as v from 'valibot';

/**
 * Messages between tabs about the session, on the channel `atrium.<merchant>.session`. What one tab passes to another to
 * sign it in as well is the handle and the visible customer: any document of this origin can request it, so it contains
 * nothing more; the rest comes with the member info (docs/decisions/0048).
 */
export const SessionMessageSchema = v.variant('say', [
  v.object({ say: v.literal('who-is-here') }),
  v.object({ say: v.literal('signed-in'), session: SessionRecordSchema }),
  v.object({ say: v.literal('ended'), reason: v.picklist(['signed-out', 'lost']) }),
]);

export type SessionMessage = v.InferOutput<typeof SessionMessageSchema>;
export type EndReason = Extract<SessionMessage, { say: 'ended' }>['reason'];
