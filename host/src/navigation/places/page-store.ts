import type { Facts, Need, PlaceParams } from '@atrium/contract';
import { action, computed, makeObservable, observable } from 'mobx';
import { addressOf } from './address';
import { closedPage, type ClosedReason, type SiteFlags } from '../../page/site/closed-page';
import { firstUnmet } from './needs';
import type { PageHistory } from './page-history';
import type { KnownPlace, PlaceIndex } from './place-index';

/** What an address shows. */
export type Page =
  | { kind: 'place'; place: KnownPlace; chain: KnownPlace[]; params: PlaceParams }
  /** The site is closed, and this page shows why. */
  | { kind: 'closed'; why: ClosedReason }
  /** A further address of a place, or one that cannot be shown: `to` is the address to open. */
  | { kind: 'moved'; to: string }
  | { kind: 'not-found' }
  /** There is such a place, but not for this merchant, or not for this person. */
  | { kind: 'not-available' }
  | { kind: 'unmet'; need: Need }
  /** It is not known yet whether a person is signed in. */
  | { kind: 'waiting' };

/** What the current address shows to this person; follows history and facts. */
export class PageStore {
  /** Whether the session is known; until then no place is refused. */
  settled = false;
  readonly #history: PageHistory;
  readonly #places: PlaceIndex;
  readonly #facts: Pick<Facts, 'has'>;
  readonly #site: SiteFlags;

  constructor(history: PageHistory, places: PlaceIndex, facts: Pick<Facts, 'has'>, site: SiteFlags) {
    this.#history = history;
    this.#places = places;
    this.#facts = facts;
    this.#site = site;
    makeObservable(this, { settled: observable, settle: action, page: computed({ equals: samePage }) });
  }

  settle(): void {
    this.settled = true;
  }

  get page(): Page {
    const { pathname, search } = this.#history.now;
    const closed = closedPage(pathname, this.#site);
    if (closed) return closed;
    const found = this.#places.at({ pathname, search });
    if (!found) return { kind: this.#places.isClosed(pathname) ? 'not-available' : 'not-found' };
    if (!this.#places.exists(found)) return { kind: this.settled ? 'not-available' : 'waiting' };
    const { params, ...place } = found;
    const written = addressOf(place.place, params);
    if (written !== undefined && written.split('?')[0] !== pathname) return { kind: 'moved', to: written };
    const chain = this.#places.chain(place);
    const need = firstUnmet(
      chain.flatMap((known) => known.place.needs ?? []),
      this.#facts,
    );
    if (need) return this.settled ? { kind: 'unmet', need } : { kind: 'waiting' };
    return { kind: 'place', place, chain, params };
  }
}

function samePage(one: Page, other: Page): boolean {
  if (one.kind !== 'place' || other.kind !== 'place')
    return one.kind === other.kind && one.kind !== 'place' && JSON.stringify(one) === JSON.stringify(other);
  return (
    one.place.place === other.place.place &&
    one.place.remote === other.place.remote &&
    JSON.stringify(one.params) === JSON.stringify(other.params)
  );
}
