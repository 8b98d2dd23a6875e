import type { Facts } from '@atrium/contract';
import { reaction } from 'mobx';
import { ownAddress } from './own-address';
import type { PageHistory } from './page-history';
import type { Page, PageStore } from './page-store';
import type { PlaceIndex } from './place-index';
import type { Intent, Intents } from './intents';
import type { Remedies } from './remedies';
import { home, visitorPlaces } from './well-known';

interface ArrivalServices {
  page: PageStore;
  history: PageHistory;
  places: PlaceIndex;
  facts: Facts;
  remedies: Remedies;
  intents: Intents;
  origin: string;
  /** Goes on with what was asked before the sign-in. */
  goOn(intent: Intent): void;
}

/**
 * Leads on from addresses nobody can stay at: aliases, places whose needs are unmet on arrival, and sign-in pages once
 * somebody is signed in. Returns the stop.
 */
export function startArrivals(services: ArrivalServices): () => void {
  const { history, page, facts, places, remedies, intents, origin, goOn } = services;

  const arrive = (shown: Page) => {
    if (shown.kind === 'moved') return history.goTo(shown.to, { replace: true });
    if (shown.kind === 'unmet') return remedies.redirect(shown.need);
    if (!facts.has('signed-in')) return;
    if (isForVisitors(shown)) history.goTo(onwards(shown), { replace: true });
    const intent = intents.take();
    if (intent) goOn(intent);
  };

  const onwards = (shown: Page) => {
    const next = shown.kind === 'place' ? shown.params['next'] : undefined;
    return ownAddress(next, places, origin) ?? places.href(home) ?? '/';
  };

  const stops = [
    reaction(
      // an address that was right may become one to leave, when the site closes
      () => `${history.now.key} ${page.page.kind === 'moved'}`,
      () => arrive(page.page),
      { fireImmediately: true },
    ),
    reaction(
      () => facts.has('signed-in'),
      (signedIn) => {
        // the popup goes on by itself when it is closed
        if (signedIn && history.now.overlays.length === 0) arrive(page.page);
      },
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

function isForVisitors(page: Page): boolean {
  return page.kind === 'place' && visitorPlaces.includes(page.place.place.name);
}
