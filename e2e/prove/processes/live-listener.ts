import { livePath } from '@atrium/api';
import { resolveLocalhost } from '@atrium/deploy/resolve-localhost';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestPortal } from '../../support/start-test-portal';
import type { Seat } from '../kill/take-seat';

/** Listens to a player's live events as a browser does: after a cut it continues with the last event's id. */
export class LiveListener {
  /** Ids of the received events, in order. */
  readonly received: number[] = [];
  /** Number of events that report lost events. */
  resets = 0;
  /** Number of cuts. */
  cuts = 0;
  #listening = true;
  #current: IncomingMessage | undefined;
  readonly #ended: Promise<void>;
  readonly #portal: TestPortal;
  readonly #seat: Pick<Seat, 'merchant' | 'session'>;
  readonly #heard: (type: string) => void;

  constructor(
    portal: TestPortal,
    seat: Pick<Seat, 'merchant' | 'session'>,
    /** Receives the type of each event, also of a repeated one. */
    heard: (type: string) => void = () => undefined,
  ) {
    this.#portal = portal;
    this.#seat = seat;
    this.#heard = heard;
    this.#ended = this.#listen();
  }

  /** Id of the last received event, 0 without one. */
  get last(): number {
    return this.received.at(-1) ?? 0;
  }

  async stop(): Promise<void> {
    this.#listening = false;
    this.#current?.destroy();
    await this.#ended;
  }

  async #listen(): Promise<void> {
    while (this.#listening) {
      await this.#receiveOnce().catch(() => undefined);
      if (this.#listening) this.cuts += 1;
      // the next attempt may reach the same dead process
      await wait(50);
    }
  }

  async #receiveOnce(): Promise<void> {
    const { merchant, session } = this.#seat;
    const headers = { merchant, ...session, ...(this.last > 0 && { 'last-event-id': String(this.last) }) };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(this.#portal.page(merchant, livePath), { headers, agent: false, lookup: resolveLocalhost }, resolve)
        .on('error', reject)
        .end();
    });
    this.#current = answer;
    let text = '';
    for await (const piece of answer.setEncoding('utf8')) {
      const blocks = (text + piece).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
    }
  }

  #take(block: string): void {
    const type = /"type":"(\w+)"/.exec(block)?.[1];
    if (type !== undefined) this.#heard(type);
    const id = /^id: (\d+)$/m.exec(block)?.[1];
    if (id === undefined || block.includes('"type":"BEAT"')) return;
    if (block.includes('"type":"RESET"')) this.resets += 1;
    this.received.push(Number(id));
  }
}
