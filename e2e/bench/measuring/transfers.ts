import type { CDPSession } from 'playwright';

/** What one address cost on the line. */
export interface Transfer {
  path: string;
  /** Head and body as they came, compressed; nothing for what was in the cache. */
  bytes: number;
}

/** Counts what comes over the line from now on, by address. */
export class Transfers {
  readonly all: Transfer[] = [];
  readonly #paths = new Map<string, string>();
  #lastNews = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      this.#lastNews = Date.now();
      this.#paths.set(requestId, new URL(request.url).pathname);
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#paths.delete(requestId));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache) this.#paths.delete(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.#lastNews = Date.now();
      const path = this.#paths.get(requestId);
      if (path !== undefined && encodedDataLength > 0) this.all.push({ path, bytes: encodedDataLength });
    });
  }

  /** Resolves when nothing was asked and nothing has come for a second. */
  async quiet(): Promise<void> {
    for (;;) {
      const waited = Date.now() - this.#lastNews;
      if (waited >= 1_000) return;
      await new Promise((resolve) => setTimeout(resolve, 1_000 - waited));
    }
  }
}
