import { gamesVendors, vendorOf, type VendorCard } from '@atrium/api';
import type { GameRef, Host } from '@atrium/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { opensList } from './vendor-card';

/** The most milliseconds that a launch waits for the cards. */
const longestWait = 3_000;

/** Milliseconds for which the parts of a page share the cards that one of them asked for. */
const sharedFor = 5_000;

type Asking = Pick<Host, 'api' | 'language' | 'settings'>;

interface Asked {
  /** Code of the language of the names. */
  language: string;
  /** When, in milliseconds of `performance.now()`. */
  at: number;
  cards: Promise<readonly VendorCard[]>;
}

/**
 * What cards and launches need to know of vendors: their names, which of them open their games in a window, and the game
 * type of a game without one in its list. Their cards say it, most games themselves do not.
 */
export class KnownVendors {
  cards: readonly VendorCard[] | undefined;
  #asked: Asked | undefined;

  constructor() {
    makeAutoObservable(this, { cards: observableRef });
  }

  /**
   * The cards of all game types. Menu, views and launches of a page ask at about the same time and share one request. A
   * part asks itself when the shared request fails or ends with the view that sent it.
   * @param silent whether the caller shows a failure itself
   */
  async fetch(host: Asking, { silent = false } = {}): Promise<readonly VendorCard[]> {
    const language = host.language.current.get();
    const last = this.#asked;
    const isShared = last?.language === language && performance.now() - last.at < sharedFor;
    const shared = isShared ? await last.cards.catch(() => undefined) : undefined;
    return shared ?? this.#ask(host, { ...gamesVendors, ...(silent && { silent }) });
  }

  /**
   * The name of a vendor; its code while none is known. A card that opens a list is named like its vendor, a card of one
   * game often like the game.
   */
  nameOf(vendor: string): string {
    const own = this.#of(vendor);
    return (own.find(opensList) ?? own[0])?.displayName || vendor;
  }

  /** Whether a game opens in a window, by its own reference or its vendor's card; `undefined` while no cards are known. */
  opens({ newWindow, vendor, gameType }: GameRef): boolean | undefined {
    if (newWindow !== undefined || !this.cards) return newWindow;
    return this.#of(vendor).some((card) => card.appNewWindow && (gameType === '' || card.gameType === gameType));
  }

  /**
   * The type of a game: its own, else that of the card with its ids, else that of its vendor's first card. Empty while
   * no card of its vendor is known.
   */
  typeOf({ gameType, vendor, gameId, roomId, nodeId }: GameRef): string {
    if (gameType) return gameType;
    const own = this.#of(vendor);
    const same = (one: string, other: string | undefined) => one !== '' && one === other;
    const card =
      own.find((card) => same(card.gameId, gameId) || same(card.roomId, roomId) || same(card.nodeId, nodeId)) ?? own[0];
    return card?.gameType ?? '';
  }

  /** Loads the cards unless they are known. Never rejects, and waits three seconds at most: a launch works without them. */
  async load(host: Asking): Promise<void> {
    if (this.cards) return;
    const loaded = this.fetch(host, { silent: true }).catch(() => undefined);
    let timer = 0;
    const waited = new Promise<void>((resolve) => (timer = window.setTimeout(resolve, longestWait)));
    await Promise.race([loaded, waited]);
    window.clearTimeout(timer);
  }

  #ask({ api, language, settings }: Asking, endpoint: typeof gamesVendors): Promise<readonly VendorCard[]> {
    const cards = api.call(endpoint, { merchantCode: settings.merchant.code }).then((answer) => {
      runInAction(() => (this.cards = answer));
      return answer;
    });
    this.#asked = { language: language.current.get(), at: performance.now(), cards };
    return cards;
  }

  #of(vendor: string): VendorCard[] {
    return (this.cards ?? []).filter((card) => vendorOf(card) === vendor);
  }
}

const byPage = new WeakMap<Host['settings'], KnownVendors>();

/** Those of the page: its settings are the same for every view and command. */
export function knownVendorsOf({ settings }: Pick<Host, 'settings'>): KnownVendors {
  const known = byPage.get(settings) ?? new KnownVendors();
  byPage.set(settings, known);
  return known;
}
