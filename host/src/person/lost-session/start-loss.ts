import type { MessageStore } from '../../messages/message-store';
import type { SessionStore } from '../session/session-store';
import type { TabChannel } from '../../storage/tab-channel';
import type { ReportLoss } from './late-loss-notice';
import type { LossMessage } from './loss-message';

export interface LossCollaborators {
  session: Pick<SessionStore, 'authorization' | 'lose' | 'confirmLoss' | 'lost'>;
  messages: Pick<MessageStore, 'ask' | 'dialogs'>;
  tabs: TabChannel<LossMessage>;
  locks: LockManager | undefined;
  /** Name of the lock held by the tab that shows the message. */
  name: string;
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Label of the button that leads home. */
  ok(): string;
  /** The button that leads to sign-in and back to this page; undefined where there is no sign-in page. */
  signIn(): { label: string; address: string } | undefined;
}

type LossText = Pick<LossMessage, 'text' | 'small'>;

/**
 * A lost session is lost in every tab, and one tab shows it: the visible one, or the first of several. Returns the
 * function to call when a call finds that the session is lost.
 */
export function startLoss(collaborators: LossCollaborators): ReportLoss {
  const { session, tabs } = collaborators;
  tabs.listen((message) => {
    if (message.token === session.authorization() && session.lose(message.reason))
      void showLoss(message, collaborators);
  });
  return (message) => {
    const token = session.authorization();
    if (token === undefined) return false;
    tabs.post({ token, ...message });
    void showLoss(message, collaborators);
    return true;
  };
}

/** Shows the message whenever this tab is visible and no other shows it, until it has been read in any tab. */
async function showLoss(message: LossText, collaborators: LossCollaborators): Promise<void> {
  const { session, page } = collaborators;
  while (session.lost) {
    await untilVisibility(page, 'visible');
    const left = new AbortController();
    void untilVisibility(page, 'hidden').then(() => left.abort());
    await whileLocked(collaborators, left.signal, async () => {
      if (!session.lost || left.signal.aborted) return;
      const read = ask(message, collaborators);
      left.signal.addEventListener('abort', read.withdraw);
      const chosen = await read.done;
      if (chosen) session.confirmLoss(chosen.leadsTo);
    });
  }
}

function ask({ text, small }: LossText, { messages, ok, signIn }: LossCollaborators) {
  let withdrawn = false;
  const again = signIn();
  const actions = again
    ? [{ label: ok() }, { label: again.label, value: again.address, tone: 'primary' as const }]
    : [{ label: ok(), tone: 'primary' as const }];
  const done = messages
    .ask({ kind: 'warning', text, small, actions })
    .then((action) => (withdrawn ? undefined : { leadsTo: action?.value }));
  const dialog = messages.dialogs.at(-1);
  return {
    /** The address that was chosen, if any; undefined when the message was withdrawn before it was read. */
    done,
    withdraw() {
      withdrawn = true;
      dialog?.settle(undefined);
    },
  };
}

/** Runs while this tab holds the lock; not at all when aborted before. Without Web Locks each tab acts for itself. */
async function whileLocked(
  { locks, name }: LossCollaborators,
  signal: AbortSignal,
  act: () => Promise<void>,
): Promise<void> {
  if (!locks) return act();
  await locks.request(name, { signal }, act).catch(() => undefined);
}

function untilVisibility(page: LossCollaborators['page'], state: DocumentVisibilityState): Promise<void> {
  if (page.visibilityState === state) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (page.visibilityState !== state) return;
      page.removeEventListener('visibilitychange', look);
      resolve();
    };
    page.addEventListener('visibilitychange', look);
  });
}
