import { originOfPart, tagPart, TrackedEventSchema, type Tag, type TrackedEvent } from '@atrium/api';
import * as v from 'valibot';

/** Most events that wait for a frame to become ready; older ones are dropped. */
const most = 50;

interface TagFrame {
  element: HTMLIFrameElement;
  origin: string;
  ready: boolean;
  waiting: TrackedEvent[];
}

const ReadySchema = v.object({ from: v.literal('atrium-tag'), say: v.literal('ready') });

/** The merchant's tags, each vendor's on its own origin: it can reach neither the portal nor other vendors. */
export class TagFrames {
  readonly #frames = new Map<string, TagFrame>();
  readonly #page: Document;
  readonly #embedOrigin: string;

  /** @param embedOrigin with `{part}` in place of the part's name */
  constructor(page: Document, embedOrigin: string) {
    this.#page = page;
    this.#embedOrigin = embedOrigin;
  }

  /** Loads each tag once, even when requested again. Returns a function that removes all frames. */
  load(tags: readonly Tag[]): () => void {
    for (const tag of tags) this.#add(tag);
    const receive = (message: MessageEvent<unknown>) => this.#receive(message);
    window.addEventListener('message', receive);
    return () => {
      window.removeEventListener('message', receive);
      for (const { element } of this.#frames.values()) element.remove();
      this.#frames.clear();
    };
  }

  /** @throws when the event has fields that are not allowed */
  send(event: TrackedEvent): void {
    const checked = v.parse(TrackedEventSchema, event);
    for (const frame of this.#frames.values()) {
      if (frame.ready) this.#post(frame, checked);
      else frame.waiting = [...frame.waiting, checked].slice(-most);
    }
  }

  #add({ kind, id }: Tag): void {
    const origin = originOfPart(this.#embedOrigin, tagPart(kind));
    const address = `${origin}/tags/${kind}/${encodeURIComponent(id)}`;
    if (this.#frames.has(address)) return;
    const element = this.#page.createElement('iframe');
    element.src = address;
    element.hidden = true;
    element.referrerPolicy = 'no-referrer';
    element.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    element.setAttribute('aria-hidden', 'true');
    this.#frames.set(address, { element, origin, ready: false, waiting: [] });
    this.#page.body.append(element);
  }

  #receive({ source, origin, data }: MessageEvent<unknown>): void {
    const frame = [...this.#frames.values()].find(({ element }) => element.contentWindow === source);
    if (origin !== frame?.origin || !v.is(ReadySchema, data)) return;
    frame.ready = true;
    for (const event of frame.waiting.splice(0)) this.#post(frame, event);
  }

  #post({ element, origin }: TagFrame, event: TrackedEvent): void {
    element.contentWindow?.postMessage({ to: 'atrium-tag', event }, origin);
  }
}
