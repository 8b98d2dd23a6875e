import { writable, type Session, type SessionState } from '@atrium/contract';
import type { EmbedOptions } from './options';

/**
 * The session that the embedding page passed in: views read the customer, the client sends its token, and neither
 * begins nor ends a session.
 */
export function embedSession({ session, sessionLost }: EmbedOptions) {
  const state = writable<SessionState>(
    session ? { status: 'signed-in', customer: session.customer } : { status: 'visitor' },
  );
  const refuse = () => Promise.reject(new Error('sessions begin and end in the page that embeds'));
  let reason = '';
  return {
    view: { state, establish: refuse, end: refuse } satisfies Session,
    authorization: () => (state.get().status === 'signed-in' ? session?.token : undefined),
    get lost() {
      return state.get().status === 'lost';
    },
    /** Returns whether this is the first report. */
    lose(why: string): boolean {
      if (state.get().status !== 'signed-in') return false;
      reason = why;
      state.set({ status: 'lost', reason });
      return true;
    },
    confirmLoss(): void {
      state.set({ status: 'visitor' });
      sessionLost?.(reason);
    },
  };
}
