import type { CallError, Events } from '@atrium/contract';
import type { LanguageStore } from '../../language/language-store';
import type { Places } from '../../messages/late-places';
import type { MessageStore } from '../../messages/message-store';
import type { SessionStore } from '../../person/session/session-store';
import { isMaintenance } from './is-maintenance';
import { namedRow, transportRow } from './problem-table';
import { isExplained, problemText } from './problem-text';

export interface ProblemCollaborators {
  messages: Pick<MessageStore, 'ask' | 'dialogs'>;
  language: Pick<LanguageStore, 'text' | 'knows' | 'date' | 'current'>;
  session: Pick<SessionStore, 'lose' | 'confirmLoss'>;
  places: Places;
  /** Whether the page was loaded over HTTPS. */
  secure: boolean;
  publish: Events['publish'];
  /** Looks for another domain of the merchant; without one, the text is shown as a warning. */
  domains?: DomainWatch | undefined;
  /** Shows in one of all tabs that the session is lost; returns false where only this tab can. */
  showLoss?: (message: { reason: string; text: string; small: string | undefined }) => boolean;
  /** Records what is not shown to the person. */
  log(error: CallError): void;
}

/** What is shown when a domain fails and no other answers. */
export interface DomainFailure {
  text: string;
  small: string | undefined;
}

export interface DomainWatch {
  /** The server refuses to serve the portal on this domain. */
  unavailable(failure: DomainFailure): void;
  /** This domain did not answer a call. */
  silent(failure: DomainFailure): void;
}

export interface ProblemCircumstances {
  /** The call is silent: only keys with a row of their own are shown. Default false. */
  silent?: boolean | undefined;
  /** The call was made in the name of the current session. */
  ownSession: boolean;
  /** The call moves money: without a clear answer, its outcome is unknown, which is always said. Default false. */
  money?: boolean | undefined;
}

/** Shows failed calls to the person. Returns false when nothing was shown and a view may show it. */
export type ShowProblem = (error: CallError, circumstances: ProblemCircumstances) => boolean;

/** Decides what a person sees of a failed call, in one place. */
export function createProblems({
  messages,
  language,
  session,
  places,
  secure,
  publish,
  domains,
  showLoss,
  log,
}: ProblemCollaborators): ShowProblem {
  /** In a chunk of its own: no first content needs it. */
  async function showSeldom(error: CallError): Promise<void> {
    const text = problemText(error, language);
    const chunk = await import(/* webpackChunkName: "seldom" */ './show-seldom').catch(() => undefined);
    if (chunk) chunk.showSeldom(error, text, { messages, language, places, publish, log });
    else void messages.ask({ kind: 'warning', text, actions: [{ label: language.text('ok') }] });
  }

  return (error, { silent, ownSession, money }) => {
    const named = namedRow(error.key, error.details.status);
    // without a refusal, the money may have moved
    const isOpen = money && !named && !/^4/.test(`${error.details.status}`);
    if (named?.show !== 'session-lost' && (isOpen || isMaintenance(error))) {
      void showSeldom(error);
      return true;
    }
    const row = named ?? (silent ? undefined : transportRow(error.key, error.details.status, secure));
    // a visitor has no session to lose: a silent call that was refused is not shown
    const isHidden = row?.show === 'session-lost' && !ownSession && silent;
    if (!row || row.show === 'nothing' || isHidden) {
      log(error);
      if (row?.publishes) publish(row.publishes, { endpoint: error.details.endpoint });
      return row?.show === 'nothing';
    }

    const text = problemText(error, language);
    const { requestId } = error.details;
    const small =
      requestId === undefined || (named ?? isExplained(error, language))
        ? undefined
        : language.text('request_number', { number: `${requestId} · ${error.key}` });
    const close = { label: language.text('ok'), tone: 'primary' as const };

    if (row.show === 'session-lost') {
      if (ownSession && !session.lose(error.key)) return true;
      if (ownSession && showLoss?.({ reason: error.key, text, small })) return true;
      void messages.ask({ kind: 'warning', text, small, actions: [close] }).then(() => {
        if (ownSession) session.confirmLoss();
      });
      return true;
    }

    if (row.show === 'domain-check' && domains) {
      domains[named ? 'unavailable' : 'silent']({ text, small });
      return true;
    }
    const kind = row.show === 'domain-check' ? 'warning' : row.show;

    // a page that makes ten calls on a broken connection shows the failure once
    if (messages.dialogs.some((open) => open.text === text && open.kind === kind)) return true;
    const further = (row.actions ?? []).filter(({ to }) => places.has(to.place));
    const actions = further.map(({ label, to }) => ({ label: language.text(label), to, tone: 'primary' as const }));
    void messages.ask({
      kind,
      text,
      small,
      actions: actions.length > 0 ? [{ label: language.text('cancel') }, ...actions] : [close],
    });
    if (row.also && places.has(row.also.place)) places.open(row.also.place, row.also.params);
    return true;
  };
}
