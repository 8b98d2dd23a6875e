import type { CDPSession } from 'playwright';

/** Network cost of one address. */
export interface Transfer {
  path: string;
  /** Transferred bytes of head and compressed body; cached responses are not recorded. */
  bytes: number;
}

/** Records network transfers by address from construction on. */
export class Transfers {
  readonly all: Transfer[] = [];
  readonly #paths = new Map<string, string>();
  #lastActivity = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      this.#lastActivity = Date.now();
      this.#paths.set(requestId, new URL(request.url).pathname);
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#paths.delete(requestId));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache) this.#paths.delete(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.#lastActivity = Date.now();
      const path = this.#paths.get(requestId);
      if (path !== undefined && encodedDataLength > 0) this.all.push({ path, bytes: encodedDataLength });
    });
  }

  /** Resolves after one second without network activity. */
  async quiet(): Promise<void> {
    for (;;) {
      const waited = Date.now() - this.#lastActivity;
      if (waited >= 1_000) return;
      await new Promise((resolve) => setTimeout(resolve, 1_000 - waited));
    }
  }
}
