import { gamesJackpot, toMoney } from '@atrium/api';
import { jackpotCurrency, jackpotStartLimit } from '@atrium/api/figures';
import type { Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { readJackpot, storeJackpot } from './stored-jackpot';

/** Milliseconds between two steps. */
const stepInterval = 2_000;
/** Most minor units in one step. */
const largestStep = 150;

interface JackpotOptions {
  /** Starts at a random amount when neither the back end nor the session has one. */
  startsAtRandom: boolean;
  /** Counts up while it is shown. */
  counts: boolean;
  random?: () => number;
}

/** The jackpot: the back end's amount, else that of the session, else a random one. */
export class Jackpot {
  /** Minor units of `jackpotCurrency`; undefined while there is none. */
  minor: number | undefined = undefined;
  state: 'loading' | 'ready' = 'loading';
  readonly #options: Required<JackpotOptions>;

  constructor({ random = Math.random, ...options }: JackpotOptions) {
    this.#options = { ...options, random };
    makeAutoObservable(this);
  }

  /** Loads the amount, then counts up. Returns its stop. */
  start(host: Pick<Host, 'api' | 'settings'>): () => void {
    this.minor = readJackpot();
    let over = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    void this.#load(host).then(() => {
      if (over || !this.#options.counts) return;
      timer = setInterval(() => document.hidden || this.#step(), stepInterval);
    });
    return () => {
      over = true;
      clearInterval(timer);
    };
  }

  async #load({ api, settings }: Pick<Host, 'api' | 'settings'>): Promise<void> {
    const request = { merchant_code: settings.merchant.code, currency: jackpotCurrency };
    const amount = await api.call(gamesJackpot, request).catch(() => undefined);
    runInAction(() => {
      const given = amount === undefined ? undefined : toMoney(amount, jackpotCurrency).minor;
      if (given !== undefined && given >= 0) this.#show(given);
      else if (this.minor === undefined && this.#options.startsAtRandom) this.#show(this.#randomStart());
      this.state = 'ready';
    });
  }

  #randomStart(): number {
    return Math.floor(this.#options.random() * (toMoney(String(jackpotStartLimit), jackpotCurrency).minor + 1));
  }

  #step(): void {
    if (this.minor !== undefined) this.#show(this.minor + 1 + Math.floor(this.#options.random() * largestStep));
  }

  #show(minor: number): void {
    runInAction(() => (this.minor = minor));
    storeJackpot(minor);
  }
}
