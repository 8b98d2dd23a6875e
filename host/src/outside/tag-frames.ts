import { TrackedEventSchema, type Tag, type TrackedEvent } from '@atrium/api';
import * as v from 'valibot';

/** Events a frame is told late, because it was not ready; older ones are forgotten. */
const most = 50;

interface TagFrame {
  element: HTMLIFrameElement;
  ready: boolean;
  waiting: TrackedEvent[];
}

const ReadySchema = v.object({ from: v.literal('atrium-tag'), say: v.literal('ready') });

/** The merchant's tags, each in a frame of its own on the embed origin, where nothing of the portal is in reach. */
export class TagFrames {
  readonly #frames = new Map<string, TagFrame>();
  readonly #page: Document;
  readonly #origin: string;

  /** @param origin of the frames */
  constructor(page: Document, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** Loads each tag, once however often it is asked for. Returns the end of all, with their frames. */
  load(tags: readonly Tag[]): () => void {
    for (const tag of tags) this.#add(`/tags/${tag.kind}/${encodeURIComponent(tag.id)}`);
    const hear = (message: MessageEvent<unknown>) => this.#hear(message);
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      for (const { element } of this.#frames.values()) element.remove();
      this.#frames.clear();
    };
  }

  /** @throws when the event says more than may be said */
  tell(event: TrackedEvent): void {
    const told = v.parse(TrackedEventSchema, event);
    for (const frame of this.#frames.values()) {
      if (frame.ready) this.#post(frame, told);
      else frame.waiting = [...frame.waiting, told].slice(-most);
    }
  }

  #add(path: string): void {
    if (this.#frames.has(path)) return;
    const element = this.#page.createElement('iframe');
    element.src = this.#origin + path;
    element.hidden = true;
    element.referrerPolicy = 'no-referrer';
    element.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    element.setAttribute('aria-hidden', 'true');
    this.#frames.set(path, { element, ready: false, waiting: [] });
    this.#page.body.append(element);
  }

  #hear({ source, origin, data }: MessageEvent<unknown>): void {
    if (origin !== this.#origin || !v.is(ReadySchema, data)) return;
    const frame = [...this.#frames.values()].find(({ element }) => element.contentWindow === source);
    if (!frame) return;
    frame.ready = true;
    for (const event of frame.waiting.splice(0)) this.#post(frame, event);
  }

  #post({ element }: TagFrame, event: TrackedEvent): void {
    element.contentWindow?.postMessage({ to: 'atrium-tag', event }, this.#origin);
  }
}
