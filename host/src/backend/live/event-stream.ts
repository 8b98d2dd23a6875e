import { livePath } from '@atrium/api';
import { Observable, concat, defer, fromEvent, map, merge, mergeMap, retry, throwError, timeout, timer } from 'rxjs';
import { EventOrder } from './event-order';
import type { ReceivedEvent } from './live-message';
import { createEventParser, type StreamMessage } from './parse-events';

/** First and longest pause before the channel reconnects, in milliseconds; each failure doubles it. */
const firstPause = 1000;
const longestPause = 30_000;
/** A channel without any byte for this long, not even a comment, counts as dead. Milliseconds. */
const silence = 60_000;

export interface EventStreamSources {
  fetch: typeof fetch;
  headers(): Record<string, string>;
  lastEventId(): string | undefined;
  /** The server refuses this session; the channel stays closed. */
  refused(): void;
  random?: () => number;
}

/**
 * The live channel as one endless stream: reconnects after every end and failure, at once when the device is
 * online again, and resumes where it stopped.
 */
export function eventStream(sources: EventStreamSources): Observable<ReceivedEvent> {
  const { random = Math.random } = sources;
  const order = new EventOrder();
  const ended = throwError(() => new Error('the live channel ended'));
  return concat(
    defer(() => order.arrange(openOnce(sources), sources.lastEventId())),
    ended,
  ).pipe(
    retry({
      resetOnSuccess: true,
      delay: (error: unknown, failures) => {
        if (error instanceof StreamRefused) {
          sources.refused();
          return new Observable<never>();
        }
        const pause = Math.min(longestPause, firstPause * 2 ** (failures - 1));
        return merge(timer(pause * (0.5 + random() / 2)), fromEvent(window, 'online'));
      },
    }),
  );
}

class StreamRefused extends Error {}

function openOnce({ fetch, headers, lastEventId }: EventStreamSources): Observable<StreamMessage> {
  return new Observable<string>((subscriber) => {
    const controller = new AbortController();
    const read = async () => {
      const id = lastEventId();
      const response = await fetch(livePath, {
        headers: { ...headers(), Accept: 'text/event-stream', ...(id && { 'Last-Event-ID': id }) },
        credentials: 'include',
        cache: 'no-store',
        signal: controller.signal,
      });
      if (response.status === 401 || response.status === 403) throw new StreamRefused();
      if (!response.ok || !response.body) throw new Error(`the live channel answered ${response.status}`);
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) subscriber.next(piece.value);
    };
    read().then(
      () => subscriber.complete(),
      (error: unknown) => subscriber.error(error),
    );
    return () => controller.abort();
  }).pipe(timeout({ each: silence }), parsed());
}

function parsed() {
  return (pieces: Observable<string>) =>
    defer(() => {
      const parse = createEventParser();
      return pieces.pipe(
        map(parse),
        mergeMap((messages) => messages),
      );
    });
}
