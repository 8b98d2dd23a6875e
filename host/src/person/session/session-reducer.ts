import type { Customer, SessionState } from '@atrium/contract';

/** Everything that can happen to a session. Nothing else changes it. */
export type SessionEvent =
  /** A sign-in on this page, a session in this tab's storage, or one passed on by another tab. */
  | { type: 'signed-in'; customer: Customer }
  /** The member info had more details of the customer. */
  | { type: 'recognised'; customer: Customer }
  /** The server no longer knows the session. */
  | { type: 'refused'; reason: string }
  /** Signed out here or elsewhere, or a lost session was confirmed. */
  | { type: 'ended' };

/** A lost session stays lost until it ends: later events change nothing behind the open message. */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  if (event.type === 'ended') return { status: 'visitor' };
  if (state.status === 'lost') return state;
  switch (event.type) {
    case 'signed-in':
      return { status: 'signed-in', customer: event.customer };
    case 'recognised':
      return state.status === 'signed-in' ? { status: 'signed-in', customer: event.customer } : state;
    case 'refused':
      return state.status === 'signed-in' ? { status: 'lost', reason: event.reason } : state;
  }
}
