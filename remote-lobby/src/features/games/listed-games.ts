import type { Game } from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { distinctGames, keyOfGame } from './game';

export interface PageOfGames {
  games: Game[];
  totalPages: number;
}

/** The visible page of a game list. */
export class ListedGames {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  games: Game[] = [];
  /** Number of the last failed request, for support. */
  failedRequest: string | undefined = undefined;
  totalPages = 1;
  #latest = 0;
  #request: (() => Promise<PageOfGames>) | undefined;

  /** @param first an already loaded page */
  constructor(first?: PageOfGames) {
    makeAutoObservable(this, { games: observableRef });
    if (first) runInAction(() => this.#showPage(first));
  }

  /** Loads and shows a page, unless a later call overtakes it. Never rejects: a failure is a state. */
  async show(request: () => Promise<PageOfGames>): Promise<void> {
    const own = (this.#latest += 1);
    this.#request = request;
    this.state = 'loading';
    const settle = await request().then(
      (page) => () => this.#showPage(page),
      (error: unknown) => () => this.#fail(error),
    );
    if (own === this.#latest) runInAction(settle);
  }

  /** Repeats the last request. */
  async retry(): Promise<void> {
    if (this.#request) await this.show(this.#request);
  }

  /** Repeats the last request while the page stays; a failure leaves it as it is. */
  async refresh(): Promise<void> {
    if (!this.#request || this.state !== 'ready') return;
    const own = (this.#latest += 1);
    const page = await this.#request().catch(() => undefined);
    if (page && own === this.#latest) runInAction(() => this.#showPage(page));
  }

  /** Removes a game; returns a function that restores it at its position. */
  drop(game: Game): () => void {
    const before = this.games;
    const key = keyOfGame(game);
    const after = before.filter((other) => keyOfGame(other) !== key);
    this.games = after;
    return () =>
      runInAction(() =>
        this.#restore(
          game,
          before.findIndex((other) => keyOfGame(other) === key),
        ),
      );
  }

  #restore(game: Game, position: number): void {
    if (this.games.some((other) => keyOfGame(other) === keyOfGame(game))) return;
    this.games = this.games.toSpliced(position, 0, game);
  }

  #showPage({ games, totalPages }: PageOfGames): void {
    this.games = distinctGames(games);
    this.totalPages = totalPages;
    this.state = 'ready';
  }

  #fail(error: unknown): void {
    this.failedRequest = isCallError(error) ? error.details.requestId : undefined;
    this.state = 'failed';
  }
}
