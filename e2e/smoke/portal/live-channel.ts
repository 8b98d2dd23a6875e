import type { ServerResponse } from 'node:http';

/** The live channel: every tab that listens, and what is told to them. */
export class LiveChannel {
  readonly #listeners = new Set<ServerResponse>();
  #told = 0;

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
  tell(event: Record<string, unknown>): void {
    this.#told += 1;
    const data = JSON.stringify({ id: String(this.#told), ...event });
    for (const listener of this.#listeners) listener.write(`id: ${this.#told}\ndata: ${data}\n\n`);
  }
}
