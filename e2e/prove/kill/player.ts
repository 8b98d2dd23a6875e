import type { TestPortal } from '../../support/start-test-portal';
import { ask, askFor, Unanswered } from './http';
import type { Draw } from '../../support/seeded-random';
import { vendorOrigin, type Seat } from './take-seat';

/** The vendor's answer to a spin. Amounts are minor units. */
export interface SpinAnswer {
  key: string;
  bet: number;
  win: number;
  /** After the spin. */
  balance: number;
  [outcome: string]: unknown;
}

/** A spin as its player knows it. */
export interface Spin {
  key: string;
  bet: number;
  /** How often it was sent. */
  sent: number;
  /** Undefined until an answer arrives. */
  answer?: SpinAnswer | 'balance-low';
  /** An answer that arrived and was then treated as lost on the line: the retry must give the same. */
  lost?: SpinAnswer;
}

/** Plays at one seat without a pause, one spin at a time, and records requests and answers. */
export class Player {
  readonly spins: Spin[] = [];
  readonly #draw: Draw;

  constructor(
    readonly seat: Seat,
    draw: Draw,
  ) {
    this.#draw = draw;
  }

  get unanswered(): Spin | undefined {
    const last = this.spins.at(-1);
    return last?.answer === undefined ? last : undefined;
  }

  /**
   * Treats the last answer as lost on the line, as it is when a connection breaks just before it arrives. Returns whether
   * there was one to lose.
   */
  loseLastAnswer(): boolean {
    const last = this.spins.findLast(({ answer }) => answer !== undefined);
    if (!last || last !== this.spins.at(-1) || typeof last.answer !== 'object') return false;
    last.lost = last.answer;
    delete last.answer;
    return true;
  }

  /** Sends what is unanswered again with its own key, then new spins, until `enough` or until the server has gone. */
  async play(portal: TestPortal, enough: () => boolean, sending: () => void = () => undefined): Promise<void> {
    try {
      while (this.unanswered || !enough()) {
        const spin = this.unanswered ?? this.#next();
        sending();
        spin.sent += 1;
        spin.answer = await this.send(portal, spin);
      }
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
    }
  }

  /** Sends a new spin once. Returns whether it was carried out; otherwise it stays unanswered. */
  async playOnce(portal: TestPortal): Promise<boolean> {
    const spin = this.#next();
    spin.sent += 1;
    const answer = await this.#ask(portal, spin);
    if (answer.success) spin.answer = answer.value;
    return answer.success;
  }

  /** Sends a spin until it is decided: the request of the killed server may still be in flight. */
  async send(portal: TestPortal, spin: Spin): Promise<SpinAnswer | 'balance-low'> {
    for (;;) {
      const answer = await this.#ask(portal, spin);
      if (answer.success) return answer.value;
      if (answer.code === 'balance-low') return answer.code;
      // the database may not have rolled back the killed server's transaction yet
      if (answer.code !== 'request_in_flight') throw new Error(`A spin was refused: ${answer.status} ${answer.code}`);
    }
  }

  /** Key of the latest spin that the server has carried out at this seat. */
  async lastSpin(portal: TestPortal): Promise<string | undefined> {
    const { lastSpin } = await askFor<{ lastSpin?: { key: string } }>(`${vendorOrigin(portal)}/play/table`, {
      headers: { authorization: this.seat.table },
    });
    return lastSpin?.key;
  }

  #ask(portal: TestPortal, { key, bet }: Spin) {
    return ask<SpinAnswer>(`${vendorOrigin(portal)}/play/spins`, {
      method: 'POST',
      headers: { authorization: this.seat.table, 'idempotency-key': key },
      body: { bet },
    });
  }

  #next(): Spin {
    const bet = this.seat.stakes[this.#draw(0, this.seat.stakes.length - 1)] ?? 0;
    const spin = { key: crypto.randomUUID(), bet, sent: 0 };
    this.spins.push(spin);
    return spin;
  }
}
