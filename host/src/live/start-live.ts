import { LiveEventSchema, liveTypes } from '@atrium/api';
import type { Composition } from '@atrium/contract';
import { reaction } from 'mobx';
import { EMPTY, Observable, Subject, merge, mergeMap, switchMap } from 'rxjs';
import * as v from 'valibot';
import type { SessionStore } from '../session/session-store';
import type { TabChannel } from '../session/tab-channel';
import { currentComposition } from './composition-poll';
import { eventStream } from './event-stream';
import { leadership } from './leadership';
import { reactToEvent, type ReactionCollaborators } from './live-reactions';
import type { LiveWords, ReceivedEvent } from './live-words';
import type { StreamMessage } from './parse-events';
import { SeenEvents } from './seen-events';

export interface LiveCollaborators extends ReactionCollaborators {
  merchant: string;
  /** The page's own composition. */
  composition: Pick<Composition, 'id' | 'facts' | 'remotes'>;
  session: Pick<SessionStore, 'signedIn' | 'customer' | 'authorization'>;
  tabs: TabChannel<LiveWords>;
  locks: LockManager | undefined;
  fetch: typeof fetch;
  /** The channel refused the session; some ordinary call should find out whether it is lost. */
  refused(): void;
  /** Another composition than the page's own is current; whether the merchant is configured otherwise. Told once per id. */
  newComposition(id: string, configured: boolean): void;
}

/**
 * Listens to the live channel and for new compositions: one tab for all of the browser, the others hear of it from
 * that tab. Returns its stop.
 */
export function startLive(collaborators: LiveCollaborators): () => void {
  const { merchant, composition, session, tabs, locks, newComposition } = collaborators;
  let told = composition.id;
  let seen = new SeenEvents();
  let lastEventId: string | undefined;
  const configured = new Subject<void>();

  function hear(words: LiveWords): void {
    if (words.say === 'composition' && words.id !== composition.id && words.id !== told) {
      told = words.id;
      newComposition(words.id, words.configured);
    }
    if (words.say === 'event' && words.event.type === liveTypes.configuration) return configured.next();
    if (words.say !== 'event' || !session.signedIn || words.account !== session.customer?.account) return;
    if (words.event.id) lastEventId = words.event.id;
    if (seen.admit(words.event.id)) reactToEvent(words.event, collaborators);
  }

  function tell(words: LiveWords): void {
    tabs.post(words);
    hear(words);
  }

  const token = new Observable<string | undefined>((subscriber) =>
    reaction(
      () => (session.signedIn ? session.authorization() : undefined),
      (current) => subscriber.next(current),
      { fireImmediately: true },
    ),
  );
  const events = token.pipe(
    switchMap((authorization) => (authorization === undefined ? EMPTY : listen(authorization))),
    mergeMap(readEvent),
    mergeMap((event): LiveWords[] => [{ say: 'event', account: session.customer?.account ?? '', event }]),
  );
  const compositions = currentComposition({ fetch: collaborators.fetch, own: composition, hints: configured }).pipe(
    mergeMap((current): LiveWords[] => [{ say: 'composition', ...current }]),
  );

  function listen(authorization: string): Observable<StreamMessage> {
    return eventStream({
      fetch: collaborators.fetch,
      headers: () => ({ Merchant: merchant, Authorization: authorization }),
      lastEventId: () => lastEventId,
      refused: () => collaborators.refused(),
    });
  }

  const stopListening = tabs.listen(hear);
  const stopForgetting = reaction(
    () => session.customer?.account,
    () => {
      seen = new SeenEvents();
      lastEventId = undefined;
    },
  );
  const leading = leadership(locks, `atrium.${merchant}.live`)
    .pipe(switchMap(() => merge(events, compositions)))
    .subscribe(tell);
  return () => {
    leading.unsubscribe();
    stopListening();
    stopForgetting();
  };
}

/** A message as an event; what is not one is passed over. */
function readEvent({ id, data }: StreamMessage): ReceivedEvent[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), LiveEventSchema), data);
  return read.success ? [{ id, ...read.output }] : [];
}
