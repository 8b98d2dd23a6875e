import { answerTime, type SessionStore } from './session-store';

/**
 * Compares the session again when the browser restores a frozen page (back/forward cache): a frozen page receives no
 * messages of other tabs. The member info is read once the other tabs have had time to answer, so that a session that
 * has ended on the server meanwhile is found to be lost. Returns its stop.
 */
export function followRestored(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  session: Pick<SessionStore, 'resume' | 'signedIn' | 'refreshMember'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    clearTimeout(timer);
    session.resume();
    // the problem table shows what a failure means
    timer = setTimeout(() => session.signedIn && void session.refreshMember().catch(() => undefined), answerTime);
  };
  page.addEventListener('pageshow', onShow);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('pageshow', onShow);
  };
}
