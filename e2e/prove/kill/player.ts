import type { TestedPortal } from '../../support/start-tested';
import { ask, askFor, Unanswered } from './http';
import type { Draw } from './seeded-random';
import { vendorOrigin, type Seat } from './take-seat';

/** What the vendor answers to a spin. Amounts are minor units. */
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
  /** Undefined while nobody knows what became of it. */
  answer?: SpinAnswer | 'balance-low';
}

/** Plays at one seat without a pause, one spin at a time, and writes down what was asked and what was answered. */
export class Player {
  readonly spins: Spin[] = [];

  constructor(
    readonly seat: Seat,
    private readonly draw: Draw,
  ) {}

  get unanswered(): Spin | undefined {
    const last = this.spins.at(-1);
    return last?.answer === undefined ? last : undefined;
  }

  /** Sends what is unanswered again with its own key, then new spins, until `enough` or until the server is gone. */
  async play(portal: TestedPortal, enough: () => boolean, sending: () => void = () => undefined): Promise<void> {
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

  /** Sends a spin once more until it is decided; somebody else may still be at it. */
  async send(portal: TestedPortal, { key, bet }: Spin): Promise<SpinAnswer | 'balance-low'> {
    for (;;) {
      const answer = await ask<SpinAnswer>(`${vendorOrigin(portal)}/play/spins`, {
        method: 'POST',
        headers: { authorization: this.seat.table, 'idempotency-key': key },
        body: { bet },
      });
      if (answer.success) return answer.value;
      if (answer.code === 'balance-low') return answer.code;
      // What the killed server had begun may not have been undone yet.
      if (answer.code !== 'request_in_flight') throw new Error(`A spin was refused: ${answer.status} ${answer.code}`);
    }
  }

  /** The last spin the server knows of at this seat. */
  async lastSpin(portal: TestedPortal): Promise<string | undefined> {
    const { lastSpin } = await askFor<{ lastSpin?: { key: string } }>(`${vendorOrigin(portal)}/play/table`, {
      headers: { authorization: this.seat.table },
    });
    return lastSpin?.key;
  }

  #next(): Spin {
    const bet = this.seat.stakes[this.draw(0, this.seat.stakes.length - 1)] ?? 0;
    const spin = { key: crypto.randomUUID(), bet, sent: 0 };
    this.spins.push(spin);
    return spin;
  }
}
