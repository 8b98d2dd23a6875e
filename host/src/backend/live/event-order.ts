import { LiveEventSchema, liveTypes } from '@atrium/api';
import { Observable } from 'rxjs';
import * as v from 'valibot';
import { missedEvents, type ReceivedEvent } from './live-message';
import type { StreamMessage } from './parse-events';

/** How long a missing event may still arrive after later ones, in milliseconds. */
const patience = 1_000;
/** After this many consecutive channels without the same event, it is given up as lost. */
const mostGaps = 3;
/**
 * A beat sorts this much before the event it names, so that it never replaces that event and is skipped once it
 * arrived.
 */
const beforeEvent = 0.5;

/**
 * Orders a customer's events by their consecutive ids: drops duplicates, holds back early ones, and fails a channel
 * with a gap, so that the next channel resends the missing event. A beat reveals a missing last event.
 */
export class EventOrder {
  #gapAfter: number | undefined;
  #gaps = 0;
  /** Events are passed on unordered when the back end's ids are not consecutive. */
  #counts = true;

  /** The events of one channel, opened `after` an id. Fails when one is missing. */
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
        emit(missedEvents);
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

/** Parses a message as an event; an invalid one still counts in the order but is not passed on. */
function readEvent({ id, data }: StreamMessage): ReceivedEvent | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), LiveEventSchema), data);
  return read.success ? { id, ...read.output } : undefined;
}
