import type { LotteryGame } from '@atrium/api';
import { issueReloadPause } from '@atrium/api/figures';
import { isCallError } from '@atrium/contract';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { timeToClose } from './countdown';
import { Ticker } from './ticker';

/** Milliseconds after which the list is read again in any case: the server's clock may have been set. */
const longestAge = 30_000;

/** Games that share one list and one timer; reloads the list when a countdown reaches zero, and regularly. */
export class LotteryBoard {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  games: readonly LotteryGame[] = [];
  /** Number of the last failed request, for support. */
  failedRequest: string | undefined = undefined;
  readonly #ticker = new Ticker();
  /** When the list arrived and its round trip, in milliseconds of the ticker's clock. */
  #receivedAt = 0;
  #roundTrip = 0;
  #requestedAt = -Infinity;
  #loading = false;
  readonly #fetchGames: () => Promise<readonly LotteryGame[]>;

  constructor(fetchGames: () => Promise<readonly LotteryGame[]>) {
    this.#fetchGames = fetchGames;
    makeAutoObservable(this, { games: observableRef });
  }

  /** Loads the games and keeps them current; returns a stop function. */
  start(): () => void {
    const stopTicking = this.#ticker.start();
    const stopWatching = reaction(
      () => this.#ticker.now,
      (now) => {
        const age = now - this.#requestedAt;
        const ended = age >= issueReloadPause && this.games.some((game) => this.left(game) <= 0);
        if (ended || age >= longestAge) void this.load();
      },
    );
    const stopWaking = reaction(
      () => this.#ticker.sleeps,
      () => void this.load(),
    );
    void this.load();
    return () => {
      stopWaking();
      stopWatching();
      stopTicking();
    };
  }

  /** Milliseconds left to bet; negative once sales have ended. */
  left(game: LotteryGame): number {
    return timeToClose(game, this.#roundTrip) - (this.#ticker.now - this.#receivedAt);
  }

  /** Loads the list. After a failure the previous one stays. */
  readonly load = async (): Promise<void> => {
    if (this.#loading) return;
    this.#loading = true;
    this.#requestedAt = performance.now();
    if (this.state === 'failed') this.state = 'loading';
    const settle = await this.#fetchGames().then(
      (games) => () => this.#show(games),
      (error: unknown) => () => this.#fail(error),
    );
    this.#loading = false;
    runInAction(settle);
  };

  #show(games: readonly LotteryGame[]): void {
    this.#ticker.update();
    this.#receivedAt = this.#ticker.now;
    this.#roundTrip = this.#receivedAt - this.#requestedAt;
    this.games = games;
    this.state = 'ready';
  }

  #fail(error: unknown): void {
    this.failedRequest = isCallError(error) ? error.details.requestId : undefined;
    if (this.state === 'loading') this.state = 'failed';
  }
}
