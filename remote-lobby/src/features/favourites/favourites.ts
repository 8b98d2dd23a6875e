import { favouriteList, type Game } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { everyPage, wholeListPage } from '../games/every-page';
import { identityOf } from '../games/game';
import { webClient } from '../games/web-client';

/** Which games are the customer's favourites. */
export class Favourites {
  /** Changes since the lists were loaded. */
  changes: ReadonlyMap<string, boolean> = new Map();
  /** Games of the list of favourites, for lists that do not say it of each game. */
  listed: ReadonlySet<string> = new Set();
  #loading: Promise<void> | undefined;
  readonly #changing = new Set<string>();

  constructor() {
    makeAutoObservable(this, {
      changes: observableRef,
      listed: observableRef,
      whileChanging: false,
    });
  }

  has(game: Game): boolean {
    const identity = identityOf(game);
    return this.changes.get(identity) ?? game.favourite ?? this.listed.has(identity);
  }

  mark(game: Game, favourite: boolean): void {
    this.#set(identityOf(game), favourite);
  }

  /** Marks a game by its identity, as another list, tab or device reports it; not while this page changes it. */
  markIdentity(identity: string, favourite: boolean): void {
    if (!this.#changing.has(identity)) this.#set(identity, favourite);
  }

  /** Ignores reports about a game until its change here has been answered. */
  async whileChanging<Result>(game: Game, change: () => Promise<Result>): Promise<Result> {
    const identity = identityOf(game);
    this.#changing.add(identity);
    try {
      return await change();
    } finally {
      this.#changing.delete(identity);
    }
  }

  /** Forgets what it knows, and loads the list again where it was loaded. */
  async reload(host: Pick<Host, 'api' | 'signal'>): Promise<void> {
    this.changes = new Map();
    if (!this.#loading) return;
    this.#loading = undefined;
    await this.load(host);
  }

  #set(identity: string, favourite: boolean): void {
    this.changes = new Map(this.changes).set(identity, favourite);
  }

  /** Loads the list of favourites once. Without it games are no favourites, and the next call tries again. */
  load(host: Pick<Host, 'api' | 'signal'>): Promise<void> {
    return (this.#loading ??= this.#fetch(host).catch(() => {
      this.#loading = undefined;
    }));
  }

  async #fetch({ api, signal }: Pick<Host, 'api' | 'signal'>): Promise<void> {
    const games = await everyPage((pageNo) =>
      api.call(favouriteList, { ...webClient, pageNo, pageSize: wholeListPage }, { signal }),
    );
    runInAction(() => (this.listed = new Set(games.map(identityOf))));
  }
}
