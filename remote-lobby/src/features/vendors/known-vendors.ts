import { gamesVendors, vendorOf, type VendorCard } from '@atrium/api';
import type { GameRef, Host } from '@atrium/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import { opensList } from './vendor-card';

/** The most milliseconds that a launch waits for the cards. */
const longestWait = 3_000;

/**
 * What cards and launches need to know of vendors: their names, which of them open their games in a window, and the game
 * type of a game without one in its list. Their cards say it, most games themselves do not.
 */
export class KnownVendors {
  cards: readonly VendorCard[] | undefined;
  #loading: Promise<unknown> | undefined;

  constructor() {
    makeAutoObservable(this, { cards: observableRef });
  }

  /**
   * The name of a vendor; its code while none is known. A card that opens a list is named like its vendor, a card of one
   * game often like the game.
   */
  nameOf(vendor: string): string {
    const own = this.#of(vendor);
    return (own.find(opensList) ?? own[0])?.displayName || vendor;
  }

  /** Takes the cards that a view has loaded. */
  remember(cards: readonly VendorCard[]): void {
    this.cards = cards;
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
  async load({ api, settings }: Pick<Host, 'api' | 'settings'>): Promise<void> {
    if (this.cards) return;
    const loaded = (this.#loading ??= api
      .call({ ...gamesVendors, silent: true }, { merchantCode: settings.merchant.code })
      .then(
        (cards) => this.remember(cards),
        () => (this.#loading = undefined),
      ));
    let timer = 0;
    const waited = new Promise<void>((resolve) => (timer = window.setTimeout(resolve, longestWait)));
    await Promise.race([loaded, waited]);
    window.clearTimeout(timer);
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
