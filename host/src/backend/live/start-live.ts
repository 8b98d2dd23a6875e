import { liveTypes } from '@atrium/api';
import type { Composition } from '@atrium/contract';
import { compareShallow, reaction } from 'mobx';
import { EMPTY, Observable, Subject, map, merge, mergeMap, switchMap, tap } from 'rxjs';
import type { SessionStore } from '../../person/session/session-store';
import type { TabChannel } from '../../storage/tab-channel';
import { callHeaders } from '../api/call-headers';
import { ChannelPosition } from './channel-position';
import { currentComposition } from './composition-poll';
import { eventStream } from './event-stream';
import { leadership } from './leadership';
import { reactToEvent, type ReactionCollaborators } from './live-reactions';
import { missedEvents, type LiveMessage, type ReceivedEvent } from './live-message';
import { SeenEvents } from './seen-events';

export interface LiveCollaborators extends ReactionCollaborators {
  merchant: string;
  /** The page's own composition. */
  composition: Pick<Composition, 'id' | 'facts' | 'remotes'>;
  session: Pick<SessionStore, 'signedIn' | 'customer' | 'authorization'>;
  tabs: TabChannel<LiveMessage>;
  locks: LockManager | undefined;
  fetch: typeof fetch;
  /** The channel refused the session; an ordinary call should find out whether it is lost. */
  refused(): void;
  /**
   * Another composition than the page's own is current, and whether the merchant's configuration changed. Called once
   * per id.
   */
  newComposition(id: string, configured: boolean): void;
  /** Milliseconds since the page began to load. */
  now?: () => number;
}

/**
 * Listens to the live channel and polls for new compositions: one tab does so for all tabs of the browser and passes
 * everything on. Returns its stop.
 */
export function startLive(collaborators: LiveCollaborators): () => void {
  const { merchant, composition, session, tabs, locks, newComposition } = collaborators;
  let reported = composition.id;
  const now = collaborators.now ?? (() => performance.now());
  let seen = new SeenEvents();
  let place = new ChannelPosition(now);
  let leads = false;
  const configured = new Subject<void>();

  function receive(message: LiveMessage): void {
    if (message.say === 'composition' && message.id !== composition.id && message.id !== reported) {
      reported = message.id;
      newComposition(message.id, message.configured);
    }
    if (message.say === 'event' && message.event.type === liveTypes.configuration) return configured.next();
    if (message.say === 'composition' || !session.signedIn || message.account !== session.customer?.account) return;
    if (message.say === 'joining') return sendPosition();
    if (message.event.type === liveTypes.ready) {
      // a new tab has read the account and its page before it began to listen
      if (place.take(message.event)) readAll();
      return;
    }
    place.pass(message.event);
    if (seen.admit(message.event.id)) reactToEvent(message.event, collaborators);
  }

  function readAll(): void {
    reactToEvent(missedEvents, collaborators);
  }

  function sendPosition(): void {
    const reported = leads ? place.snapshot() : undefined;
    if (reported) tabs.post(event(reported));
  }

  function event(received: ReceivedEvent): LiveMessage {
    return { say: 'event', account: session.customer?.account ?? '', event: received };
  }

  function send(message: LiveMessage): void {
    tabs.post(message);
    receive(message);
  }

  // the server writes texts in the channel's language, so another one needs another connection
  const headers = new Observable<Record<string, string> | undefined>((subscriber) =>
    reaction(
      () => session.signedIn && headersFor(session.authorization()),
      (current) => subscriber.next(current || undefined),
      { fireImmediately: true, equals: compareShallow },
    ),
  );
  const events = headers.pipe(
    switchMap((current) => (current === undefined ? EMPTY : listen(current))),
    map(event),
  );
  const compositions = currentComposition({ fetch: collaborators.fetch, own: composition, hints: configured }).pipe(
    mergeMap((current): LiveMessage[] => [{ say: 'composition', ...current }]),
  );

  function headersFor(authorization: string | undefined): Record<string, string> | undefined {
    return authorization === undefined
      ? undefined
      : callHeaders(merchant, collaborators.language.current, authorization);
  }

  function listen(headers: Record<string, string>): Observable<ReceivedEvent> {
    return eventStream({
      fetch: collaborators.fetch,
      headers: () => headers,
      lastEventId: () => place.id,
      refused: () => collaborators.refused(),
    });
  }

  // what was reported while the device was offline could not be read
  window.addEventListener('online', readAll);
  const stopListening = tabs.listen(receive);
  const stopForgetting = reaction(
    () => session.customer?.account,
    (account) => {
      seen = new SeenEvents();
      place = new ChannelPosition(now);
      if (account !== undefined && !leads) tabs.post({ say: 'joining', account });
    },
    { fireImmediately: true },
  );
  const leading = leadership(locks, `atrium.${merchant}.live`)
    .pipe(
      tap(() => (leads = true)),
      switchMap(() => merge(events, compositions)),
    )
    .subscribe(send);
  return () => {
    leading.unsubscribe();
    window.removeEventListener('online', readAll);
    stopListening();
    stopForgetting();
  };
}
