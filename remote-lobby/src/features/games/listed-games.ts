import type { Game } from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { keyOfGame } from './game';

export interface PageOfGames {
  games: Game[];
  totalPages: number;
}

/** The page of a list of games that is on the screen. */
export class ListedGames {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  games: Game[] = [];
  /** Number of the request that failed last, for support. */
  failedRequest: string | undefined = undefined;
  totalPages = 1;
  private latest = 0;
  private ask: (() => Promise<PageOfGames>) | undefined;

  /** @param first a page that is already there. */
  constructor(first?: PageOfGames) {
    makeAutoObservable<this, 'latest' | 'ask'>(this, { latest: false, ask: false, games: observableRef });
    if (first) this.arrive(first);
  }

  /** Shows what `ask` answers, unless a later `show` has overtaken it. Never rejects: a failure is a state. */
  async show(ask: () => Promise<PageOfGames>): Promise<void> {
    const own = (this.latest += 1);
    this.ask = ask;
    this.state = 'loading';
    const settle = await ask().then(
      (page) => () => this.arrive(page),
      (error: unknown) => () => this.fail(error),
    );
    if (own === this.latest) runInAction(settle);
  }

  /** Asks again for what was last asked for. */
  async retry(): Promise<void> {
    if (this.ask) await this.show(this.ask);
  }

  /** Flips the heart of a game. */
  mark(game: Game, favourite: boolean): void {
    const key = keyOfGame(game);
    this.games = this.games.map((other) => (keyOfGame(other) === key ? { ...other, favourite } : other));
  }

  /** Takes a game out. The answer puts it back where it was. */
  drop(game: Game): () => void {
    const before = this.games;
    const key = keyOfGame(game);
    const after = before.filter((other) => keyOfGame(other) !== key);
    this.games = after;
    return () =>
      runInAction(() =>
        this.putBack(
          game,
          before.findIndex((other) => keyOfGame(other) === key),
        ),
      );
  }

  private putBack(game: Game, position: number): void {
    if (this.games.some((other) => keyOfGame(other) === keyOfGame(game))) return;
    this.games = this.games.toSpliced(position, 0, game);
  }

  private arrive({ games, totalPages }: PageOfGames): void {
    this.games = games;
    this.totalPages = totalPages;
    this.state = 'ready';
  }

  private fail(error: unknown): void {
    this.failedRequest = isCallError(error) ? error.details.requestId : undefined;
    this.state = 'failed';
  }
}
