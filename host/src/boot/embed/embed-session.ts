import { writable, type Session, type SessionState } from '@atrium/contract';
import type { EmbedOptions } from './options';

/** The session as the page gave it: views see who it is, the client sends its token, nobody here begins or ends one. */
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
    /** Answers whether this is news. */
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
