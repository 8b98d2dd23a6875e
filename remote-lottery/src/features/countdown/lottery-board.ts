import type { LotteryGame } from '@atrium/api';
import { issueReloadPause } from '@atrium/api/figures';
import { isCallError } from '@atrium/contract';
import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { timeToClose } from './countdown';
import { Ticker } from './ticker';

/** Milliseconds after which the list is read again in any case: the server's clock may have been set. */
const longestAge = 30_000;

/**
 * Games that share one list and one timer; reloads the list when a countdown reaches zero, and regularly. What shows the
 * games renders again only when one of them changes: the time of a tick is in no observable value.
 */
export class LotteryBoard {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  /** A game stays the same object while only its time changes. */
  games: readonly LotteryGame[] = [];
  /** How many lists have arrived. */
  lists = 0;
  /** Codes of the games that take no bets now. */
  readonly #closed = observable.set<string>();
  /** Number of the last failed request, for support. */
  failedRequest: string | undefined = undefined;
  readonly #ticker = new Ticker();
  /** When the sale of each game ends, by code, in milliseconds of the ticker's clock. */
  readonly #closesAt = new Map<string, number>();
  readonly #clocks = new Set<() => void>();
  #requestedAt = -Infinity;
  #loading = false;
  readonly #fetchGames: () => Promise<readonly LotteryGame[]>;

  constructor(fetchGames: () => Promise<readonly LotteryGame[]>) {
    this.#fetchGames = fetchGames;
    makeAutoObservable(this, { games: observableRef, left: false, isClosed: false, paintClock: false });
  }

  /** Loads the games and keeps them current; returns a stop function. */
  start(): () => void {
    const stopTicking = this.#ticker.start();
    const stopWatching = reaction(
      () => this.#ticker.now,
      (now) => {
        this.#follow();
        const age = now - this.#requestedAt;
        const ended = age >= issueReloadPause && this.#closed.size > 0;
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

  /** Milliseconds left to bet; negative once sales have ended, not a number for a game that is in no list. */
  left({ gameCode }: Pick<LotteryGame, 'gameCode'>): number {
    return (this.#closesAt.get(gameCode) ?? Number.NaN) - this.#ticker.now;
  }

  /** Whether sales have ended. */
  isClosed({ gameCode }: Pick<LotteryGame, 'gameCode'>): boolean {
    return this.#closed.has(gameCode);
  }

  /** Calls `paint` now and after each tick; returns a stop function. */
  paintClock(paint: () => void): () => void {
    paint();
    this.#clocks.add(paint);
    return () => this.#clocks.delete(paint);
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
    const { now } = this.#ticker;
    this.#closesAt.clear();
    for (const game of games) this.#closesAt.set(game.gameCode, now + timeToClose(game, now - this.#requestedAt));
    this.games = keepSame(this.games, games);
    this.lists += 1;
    this.state = 'ready';
    this.#follow();
  }

  /** Notes which games are closed now, and paints the clocks. */
  #follow(): void {
    for (const code of this.#closed) if (!this.#closesAt.has(code)) this.#closed.delete(code);
    for (const game of this.games) {
      if (this.left(game) <= 0) this.#closed.add(game.gameCode);
      else this.#closed.delete(game.gameCode);
    }
    for (const paint of this.#clocks) paint();
  }

  #fail(error: unknown): void {
    this.failedRequest = isCallError(error) ? error.details.requestId : undefined;
    if (this.state === 'loading') this.state = 'failed';
  }
}

/** The new games, with the objects of those that have not changed except in their time. */
function keepSame(before: readonly LotteryGame[], now: readonly LotteryGame[]): readonly LotteryGame[] {
  const known = new Map(before.map((game) => [game.gameCode, game]));
  const kept = now.map((game) => {
    const same = known.get(game.gameCode);
    return same && contentOf(same) === contentOf(game) ? same : game;
  });
  return kept.length === before.length && kept.every((game, index) => game === before[index]) ? before : kept;
}

const contentOf = (game: LotteryGame) => JSON.stringify({ ...game, remainTime: 0 });
