import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** Writes server-sent events to one connection, at the pace of its reader. */
export class EventWriter {
  #begun = false;

  constructor(private readonly response: ServerResponse) {}

  begin(headers: Record<string, string>): void {
    this.#begun = true;
    this.response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // When the channel ends so does its connection; a browser has few of them.
      connection: 'close',
      // A proxy in front must pass each event on at once.
      'x-accel-buffering': 'no',
    });
    this.response.write('retry: 2000\n\n');
  }

  get open(): boolean {
    return !this.response.destroyed && !this.response.writableEnded;
  }

  /** An event with an empty id is kept by nobody: whoever returns goes on after the last one that had one. */
  async event(id: number | '', body: object): Promise<void> {
    await this.#write(`id: ${id}\ndata: ${JSON.stringify(body)}\n\n`);
  }

  /** What was not begun is somebody else's to answer. */
  end(): void {
    if (this.#begun) this.response.end();
  }

  async #write(text: string): Promise<void> {
    if (!this.open || this.response.write(text)) return;
    await Promise.race([once(this.response, 'drain'), once(this.response, 'close')]).catch(() => undefined);
  }
}
