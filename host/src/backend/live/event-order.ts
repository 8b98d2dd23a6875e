import { LiveEventSchema, liveTypes } from '@atrium/api';
import { Observable } from 'rxjs';
import * as v from 'valibot';
import type { ReceivedEvent } from './live-message';
import type { StreamMessage } from './parse-events';

/** How long an event that is missing may still come after later ones, in milliseconds. */
const patience = 1_000;
/** So many channels in a row that lack the same event: nobody is going to bring it. */
const mostGaps = 3;
/** A beat stands this much before the event it names: it never takes that one's place, and is passed once that has come. */
const beforeEvent = 0.5;

/**
 * Puts a customer's events into the order of their ids, which count through: what comes twice is dropped, what comes
 * too early is held back, and a channel that lacks one is given up, so that the next one brings it. A beat tells that one
 * is lacking after which nothing came.
 */
export class EventOrder {
  #gapAfter: number | undefined;
  #gaps = 0;
  /** A back end whose ids do not count through is taken as it comes. */
  #counts = true;

  /** The events of one channel, which was opened `after` an id. Fails when one is missing. */
  arrange(messages: Observable<StreamMessage>, after: string | undefined): Observable<ReceivedEvent> {
    return new Observable((subscriber) => {
      let position = numberOf(after);
      const held = new Map<number, ReceivedEvent | undefined>();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const emit = (event: ReceivedEvent | undefined) => event && !isBeat(event) && subscriber.next(event);

      const drain = () => {
        for (const id of held.keys()) if (position !== undefined && id <= position) held.delete(id);
        for (; position !== undefined && held.has(position + 1); position += 1) {
          const event = held.get(position + 1);
          held.delete(position + 1);
          emit(event);
        }
        if (held.size > 0) timer ??= setTimeout(miss, patience);
        else timer = void clearTimeout(timer);
      };
      const miss = () => {
        this.#gaps = this.#gapAfter === position ? this.#gaps + 1 : 1;
        this.#gapAfter = position;
        if (this.#gaps < mostGaps) return subscriber.error(new Error('the live channel lacks an event'));
        this.#counts = false;
        const late = [...held].sort(([one], [other]) => one - other);
        held.clear();
        position = Math.ceil(late.at(-1)?.[0] ?? 0);
        for (const [, event] of late) emit(event);
        emit({ id: '', type: liveTypes.reset, popup: false });
      };

      const reading = messages.subscribe({
        next: (message) => {
          const event = readEvent(message);
          const id = numberOf(message.id);
          if (id === undefined) return emit(event);
          if (position === undefined || isStart(event) || !this.#counts) {
            position = id;
            emit(event);
          } else if (id > position) held.set(isBeat(event) ? id - beforeEvent : id, event);
          drain();
        },
        error: (error: unknown) => subscriber.error(error),
        complete: () => subscriber.complete(),
      });
      return () => {
        reading.unsubscribe();
        clearTimeout(timer);
      };
    });
  }
}

function isStart(event: ReceivedEvent | undefined): boolean {
  return event?.type === liveTypes.reset || event?.type === liveTypes.ready;
}

function isBeat(event: ReceivedEvent | undefined): boolean {
  return event?.type === liveTypes.beat;
}

function numberOf(id: string | undefined): number | undefined {
  return id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}

/** A message as an event; what is not one counts, and is passed over. */
function readEvent({ id, data }: StreamMessage): ReceivedEvent | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), LiveEventSchema), data);
  return read.success ? { id, ...read.output } : undefined;
}
