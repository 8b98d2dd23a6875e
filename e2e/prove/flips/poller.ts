import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Composition } from '@atrium/contract';
import { resolveLocalhost } from '@atrium/deploy/resolve-localhost';

/** Milliseconds between an answer and the next request; an open page waits 15 s, so that a poller counts as 150 pages. */
const pause = 100;

/** Requests the composition like an open page, but more often, and records when it first got each release. */
export class Poller {
  /** In the order of answers. */
  readonly seen: { release: string | undefined; at: number }[] = [];
  requests = 0;
  #tag: string | undefined;
  #open = true;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #address: string;
  readonly #remote: string;

  constructor(address: string, remote: string) {
    this.#address = address;
    this.#remote = remote;
  }

  get last(): string | undefined {
    return this.seen.at(-1)?.release;
  }

  /** Polls until it is stopped. @throws on an answer that is neither a composition nor a 304 */
  async poll(): Promise<void> {
    while (this.#open) {
      await this.#poll();
      await wait(pause);
    }
    this.#agent.destroy();
  }

  stop(): void {
    this.#open = false;
  }

  async #poll(): Promise<void> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = this.#tag === undefined ? {} : { 'if-none-match': this.#tag };
      request(this.#address, { agent: this.#agent, lookup: resolveLocalhost, headers }, resolve)
        .on('error', reject)
        .end();
    });
    const body = await text(answer);
    this.requests += 1;
    if (answer.statusCode === 304) return;
    if (answer.statusCode !== 200) throw new Error(`${this.#address} answered ${answer.statusCode}`);
    const { remotes } = JSON.parse(body) as Composition;
    this.#tag = answer.headers.etag;
    this.seen.push({ release: remotes.find(({ name }) => name === this.#remote)?.id, at: performance.now() });
  }
}
