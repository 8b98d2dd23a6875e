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
  /** Name of the lock that the tab holds which says it. */
  name: string;
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Label of the button. */
  ok(): string;
}

type Told = Pick<LossMessage, 'text' | 'small'>;

/**
 * A session that is lost is lost in every tab, and said in one: the tab that is looked at. Where two are, the first
 * says it. Answers what is to be called where a call finds out that the session is lost.
 */
export function startLoss(collaborators: LossCollaborators): ReportLoss {
  const { session, tabs } = collaborators;
  tabs.listen((words) => {
    if (words.token === session.authorization() && session.lose(words.reason)) void say(words, collaborators);
  });
  return (words) => {
    const token = session.authorization();
    if (token === undefined) return false;
    tabs.post({ token, ...words });
    void say(words, collaborators);
    return true;
  };
}

/** Says it whenever this tab is looked at and no other says it, until somebody has read it, here or elsewhere. */
async function say(words: Told, collaborators: LossCollaborators): Promise<void> {
  const { session, page } = collaborators;
  while (session.lost) {
    await turnsTo(page, 'visible');
    const left = new AbortController();
    void turnsTo(page, 'hidden').then(() => left.abort());
    await alone(collaborators, left.signal, async () => {
      if (!session.lost || left.signal.aborted) return;
      const read = ask(words, collaborators);
      left.signal.addEventListener('abort', read.withdraw);
      if (await read.done) session.confirmLoss();
    });
  }
}

function ask({ text, small }: Told, { messages, ok }: LossCollaborators) {
  let withdrawn = false;
  const actions = [{ label: ok(), tone: 'primary' as const }];
  const done = messages.ask({ kind: 'warning', text, small, actions }).then(() => !withdrawn);
  const dialog = messages.dialogs.at(-1);
  return {
    /** Whether somebody has read it. */
    done,
    withdraw() {
      withdrawn = true;
      dialog?.settle(undefined);
    },
  };
}

/** Acts while this tab holds the lock; not at all when it is left before. Without Web Locks each tab speaks for itself. */
async function alone({ locks, name }: LossCollaborators, signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  if (!locks) return act();
  await locks.request(name, { signal }, act).catch(() => undefined);
}

function turnsTo(page: LossCollaborators['page'], state: DocumentVisibilityState): Promise<void> {
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
