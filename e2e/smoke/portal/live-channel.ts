import type { ServerResponse } from 'node:http';

/** The live channel of all connected tabs. */
export class LiveChannel {
  readonly #listeners = new Set<ServerResponse>();
  #sent = 0;

  get listeners(): number {
    return this.#listeners.size;
  }

  open(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': smoke\n\n');
    this.#listeners.add(response);
    response.once('close', () => this.#listeners.delete(response));
  }

  /** @param event as the back end writes it, without its id */
  send(event: Record<string, unknown>): void {
    this.#sent += 1;
    const data = JSON.stringify({ id: String(this.#sent), ...event });
    for (const listener of this.#listeners) listener.write(`id: ${this.#sent}\ndata: ${data}\n\n`);
  }
}
