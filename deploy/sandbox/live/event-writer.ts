import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** Writes server-sent events to one connection, with back-pressure. */
export class EventWriter {
  #begun = false;
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  begin(headers: Record<string, string>): void {
    this.#begun = true;
    this.#response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Closes the connection with the channel; a browser has only a few.
      connection: 'close',
      // Disables proxy buffering.
      'x-accel-buffering': 'no',
    });
    this.#response.write('retry: 2000\n\n');
  }

  get open(): boolean {
    return !this.#response.destroyed && !this.#response.writableEnded;
  }

  /**
   * An event with an empty id does not change the client's last event id: a reconnect resumes after the last numbered
   * event.
   */
  async event(id: number | '', body: object): Promise<void> {
    await this.#write(`id: ${id}\ndata: ${JSON.stringify(body)}\n\n`);
  }

  /** A response without headers is left for the caller to answer. */
  end(): void {
    if (this.#begun) this.#response.end();
  }

  async #write(text: string): Promise<void> {
    if (!this.open || this.#response.write(text)) return;
    await Promise.race([once(this.#response, 'drain'), once(this.#response, 'close')]).catch(() => undefined);
  }
}
