import type { Facts } from '@atrium/contract';
import { reaction } from 'mobx';
import { ownAddress } from './own-address';
import type { PageHistory } from './page-history';
import type { Page, PageStore } from './page-store';
import type { PlaceIndex } from './place-index';
import type { Intent, Intents } from './intents';
import type { Guards } from './guards';
import { forgotPassword, home, mailedLink, register, signIn, visitorPlaces } from './well-known';

type PlacePage = Extract<Page, { kind: 'place' }>;

interface ArrivalServices {
  page: PageStore;
  history: PageHistory;
  places: PlaceIndex;
  facts: Facts;
  guards: Guards;
  intents: Intents;
  origin: string;
  /** The target set by the remote that signed the person in, once. */
  takeGranted?(): string | undefined;
  /** The merchant's page after signing in. */
  configured?: string | undefined;
  /** Resumes what was requested before the sign-in. */
  goOn(intent: Intent): void;
}

/**
 * Redirects from addresses that cannot be shown: aliases, places with unmet needs on arrival, and sign-in pages after
 * signing in. Returns the stop.
 */
export function startArrivals(services: ArrivalServices): () => void {
  const { history, page, facts, places, guards, intents, origin, goOn, takeGranted, configured } = services;

  // the form of a mailed link is shown also to a signed-in person, who would lose the link otherwise
  const openedByLink = history.now.hash.startsWith(mailedLink);
  const isForVisitors = (shown: Page): shown is PlacePage =>
    shown.kind === 'place' &&
    visitorPlaces.includes(shown.place.place.name) &&
    !(openedByLink && shown.place.place.name === forgotPassword);

  const arrive = (shown: Page) => {
    if (shown.kind === 'moved') return history.goTo(shown.to, { replace: true });
    if (shown.kind === 'unmet') return guards.redirect(shown.need);
    if (!facts.has('signed-in')) return;
    if (isForVisitors(shown)) {
      const next = shown.place.place.name === register ? undefined : (shown.params['next'] ?? configured);
      history.goTo(own(takeGranted?.() ?? next) ?? places.href(home) ?? '/', { replace: true });
    }
    const intent = intents.take();
    if (intent) goOn(intent);
  };

  const own = (address: string | undefined) => ownAddress(address, places, origin);

  const stops = [
    reaction(
      // an address that was valid may have to be left, when the site closes
      () => `${history.now.key} ${page.page.kind === 'moved'}`,
      () => arrive(page.page),
      { fireImmediately: true },
    ),
    reaction(
      () => facts.has('signed-in'),
      (signedIn) => {
        if (!signedIn) return;
        const { overlays } = history.now;
        if (overlays.length === 0) return arrive(page.page);
        if (!overlays.some(({ place }) => place === signIn) || isForVisitors(page.page)) return;
        // a popup that was opened for an intent resumes that intent when it is closed
        const to = own(takeGranted?.() ?? (intents.isClaimed ? undefined : configured));
        if (to) history.goTo(to);
      },
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
