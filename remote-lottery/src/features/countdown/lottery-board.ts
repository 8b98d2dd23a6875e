import type { LotteryGame } from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { saleLeft } from './countdown';
import { Ticker } from './ticker';

/** Shortest time between two questions that countdowns ask by themselves. Milliseconds. */
const pause = 5_000;

/** Games that count down together: one list, one timer, and a new list when one of them has reached zero. */
export class LotteryBoard {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  games: readonly LotteryGame[] = [];
  /** Number of the request that failed last, for support. */
  failedRequest: string | undefined = undefined;
  private readonly ticker = new Ticker();
  /** When the list came and how long it took, in milliseconds of the ticker's clock. */
  private came = 0;
  private roundTrip = 0;
  private lastAsked = -Infinity;
  private asking = false;

  constructor(private readonly ask: () => Promise<readonly LotteryGame[]>) {
    makeAutoObservable<this, 'ask' | 'ticker' | 'lastAsked' | 'asking'>(this, {
      ask: false,
      ticker: false,
      lastAsked: false,
      asking: false,
      games: observableRef,
    });
  }

  /** Asks for the games and keeps them up to date until the returned function is called. */
  start(): () => void {
    const stopTicking = this.ticker.start();
    const stopWatching = reaction(
      () => this.ticker.now,
      (now) => {
        if (now - this.lastAsked >= pause && this.games.some((game) => this.left(game) <= 0)) void this.load();
      },
    );
    void this.load();
    return () => {
      stopWatching();
      stopTicking();
    };
  }

  /** Milliseconds left to bet on a game's issue; negative once its sale has ended. */
  left(game: LotteryGame): number {
    return saleLeft(game, this.roundTrip) - (this.ticker.now - this.came);
  }

  /** Asks for the list. The former one stays when it does not come. */
  readonly load = async (): Promise<void> => {
    if (this.asking) return;
    this.asking = true;
    this.lastAsked = performance.now();
    if (this.state === 'failed') this.state = 'loading';
    const settle = await this.ask().then(
      (games) => () => this.arrive(games),
      (error: unknown) => () => this.fail(error),
    );
    this.asking = false;
    runInAction(settle);
  };

  private arrive(games: readonly LotteryGame[]): void {
    this.ticker.catchUp();
    this.came = this.ticker.now;
    this.roundTrip = this.came - this.lastAsked;
    this.games = games;
    this.state = 'ready';
  }

  private fail(error: unknown): void {
    this.failedRequest = isCallError(error) ? error.details.requestId : undefined;
    if (this.state === 'loading') this.state = 'failed';
  }
}
