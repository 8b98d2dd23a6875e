import {
  isUnknownOutcome,
  IdempotencyKeys,
  liveTypes,
  raffleClaim,
  raffleStatus,
  type RaffleStatus,
} from '@atrium/api';
import { isCallError, type Host } from '@atrium/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Milliseconds of a tick. */
const second = 1_000;

/** What was won: money as a decimal, or a text. */
export interface Prize {
  amount?: string | undefined;
  currency?: string | undefined;
  prize: string;
}

/** The raffle of this person, counted down by the times that the server answered. */
export class RaffleStore {
  /** The raffle with a tip: it begins soon or runs, and its prize is not claimed. */
  raffle: RaffleStatus | undefined = undefined;
  /** Milliseconds until the prize can be claimed. */
  untilOpen = 0;
  claiming = false;
  /** What was won; until its window is closed. */
  won: Prize | undefined = undefined;
  /** By `performance.now()`: when the answer was computed. */
  #answeredAt = 0;
  #takesPart = false;
  /** The raffle was read again while it was claimed. */
  #changed = false;
  /** Id of a raffle that was claimed without an answer: the prize may be paid. */
  #unanswered: string | undefined = undefined;
  #timer: ReturnType<typeof setInterval> | undefined = undefined;
  readonly #host: Host;
  readonly #keys = new IdempotencyKeys();

  constructor(host: Host) {
    this.#host = host;
    makeAutoObservable(this, { raffle: observableRef, won: observableRef });
  }

  /** Follows the person and the server; returns the stop. */
  start(): () => void {
    const { account, events } = this.#host;
    const look = () => void this.#ask();
    // the promotions are loaded for the accounts that take part, after every sign-in
    const stops = [
      account.promotions.subscribe(() => this.#follow()),
      events.on('live.received@1', ({ type }) => {
        if (type === liveTypes.content || type === liveTypes.promotion || type === liveTypes.reset) look();
      }),
    ];
    const wake = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', wake);
    this.#follow();
    return () => {
      stops.forEach((stop) => stop());
      document.removeEventListener('visibilitychange', wake);
      clearInterval(this.#timer);
    };
  }

  /** Claims the prize once. After a failure, which the host shows, it can be claimed again. */
  async claim(): Promise<void> {
    const { raffle } = this;
    if (raffle && !this.claiming && this.untilOpen === 0) await this.#claim(raffle.id, true);
  }

  closePrize(): void {
    this.won = undefined;
  }

  /** The key of a claim without an answer is kept, so that the same claim finds its prize. */
  async #claim(id: string, byPerson: boolean): Promise<void> {
    this.#changed = false;
    runInAction(() => (this.claiming = true));
    const { api, account } = this.#host;
    try {
      await this.#keys.run(id, async (idempotencyKey) => {
        const won = await api.call(raffleClaim, { id }, { idempotencyKey });
        runInAction(() => {
          this.won = won;
          this.#show(undefined);
        });
      });
      this.#unanswered = undefined;
      void account.refresh('balance');
      void account.refresh('promotions');
    } catch (error) {
      if (!isCallError(error)) throw error;
      this.#unanswered = isUnknownOutcome(error) ? id : undefined;
    } finally {
      runInAction(() => (this.claiming = false));
    }
    // once: a claim that is sent again waits for the next event
    if (this.#changed || (byPerson && this.#unanswered !== undefined)) await this.#ask();
  }

  #follow(): void {
    const takesPart = this.#host.account.promotions.get().state !== 'absent';
    if (takesPart === this.#takesPart) return;
    this.#takesPart = takesPart;
    if (takesPart) void this.#ask();
    else runInAction(() => this.#show(undefined));
  }

  async #ask(): Promise<void> {
    if (!this.#takesPart) return;
    const { api, signal } = this.#host;
    const asked = performance.now();
    const raffle = await api.call(raffleStatus, {}, { signal }).catch(() => undefined);
    if (raffle === undefined) return;
    // the tip stays until the claim is answered; what changed meanwhile is asked for again
    if (this.claiming) return void (this.#changed = true);
    const now = performance.now();
    this.#answeredAt = now - (now - asked) / 2;
    runInAction(() => this.#show(raffle?.id && !raffle.claimed && raffle.untilDue !== undefined ? raffle : undefined));
    if (raffle?.claimed && raffle.id === this.#unanswered) await this.#claim(raffle.id, false);
  }

  #show(raffle: RaffleStatus | undefined): void {
    clearInterval(this.#timer);
    this.raffle = raffle;
    if (!raffle) return;
    this.#timer = setInterval(() => runInAction(() => this.#tick()), second);
    this.#tick();
  }

  #tick(): void {
    const { untilOpen = 0, untilDue } = this.raffle ?? {};
    const passed = performance.now() - this.#answeredAt;
    this.untilOpen = Math.max(0, untilOpen - passed);
    if (untilDue !== undefined && passed >= untilDue) this.#show(undefined);
  }
}
