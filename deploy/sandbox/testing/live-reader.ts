import { liveTypes } from '@atrium/api';

/** An event as received over the wire. */
export interface ReceivedEvent {
  id: string;
  type: string;
  message?: string;
  data?: { amount?: string; remarks?: string; age?: number };
}

/** Reads the live channel over a real connection. */
export class LiveReader {
  readonly headers: Headers;
  /** Resolves when the server has closed the channel. */
  readonly ended: Promise<void>;
  readonly #abort: AbortController;
  readonly #received: ReceivedEvent[] = [];
  readonly #beating: ((id: string) => void)[] = [];
  #waiting: ((event: ReceivedEvent) => void)[] = [];

  static async open(port: number, token: string, lastEventId?: string): Promise<LiveReader> {
    const abort = new AbortController();
    const headers = { merchant: 'aurora', authorization: token, ...(lastEventId && { 'last-event-id': lastEventId }) };
    const response = await fetch(`http://127.0.0.1:${port}/wps/live`, { headers, signal: abort.signal });
    return new LiveReader(response, abort);
  }

  private constructor(response: Response, abort: AbortController) {
    this.headers = response.headers;
    this.#abort = abort;
    this.ended = this.#read(response).catch(() => undefined);
  }

  next(): Promise<ReceivedEvent> {
    const first = this.#received.shift();
    return first ? Promise.resolve(first) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The event id named by the next heartbeat. */
  beat(): Promise<string> {
    return new Promise((resolve) => this.#beating.push(resolve));
  }

  async until(type: string): Promise<ReceivedEvent> {
    for (;;) {
      const event = await this.next();
      if (event.type === type) return event;
    }
  }

  async close(): Promise<void> {
    this.#abort.abort();
    await this.ended;
  }

  async #read({ body }: Response): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const piece of body ?? new ReadableStream<Uint8Array>()) {
      const blocks = (text + decoder.decode(piece, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
    }
  }

  #take(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const data = field('data');
    if (data === undefined) return;
    const event = { id: field('id') ?? '', ...(JSON.parse(data) as Omit<ReceivedEvent, 'id'>) };
    if (event.type === liveTypes.beat) return this.#beating.splice(0).forEach((resolve) => resolve(event.id));
    const waiting = this.#waiting.shift();
    if (waiting) waiting(event);
    else this.#received.push(event);
  }
}
