import { lockIcon, searchIcon, warningIcon } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useLayoutEffect } from 'react';
import type { Page } from '../navigation/places/page-store';
import { home } from '../navigation/places/well-known';
import { ClosedSite } from './closed-site';
import { HomeSections } from './home-sections';
import { MessagePage } from './message-page';
import { PlaceView } from './place-view';
import { usePortal } from './portal';
import { Waiting } from './waiting';

/** The view or message at the current address. */
export const PageOutlet = observer(function PageOutlet() {
  const { page: store, arrival, merchant } = usePortal();
  const { page } = store;
  const title = useTitle(page);
  const identity = page.kind === 'place' ? page.place.place.name : page.kind;

  useLayoutEffect(() => arrival.leave(), [arrival, identity]);
  useEffect(() => {
    document.title = title ? `${title} · ${merchant.name}` : merchant.name;
  }, [title, merchant]);

  const shown = useCallback((element: HTMLElement) => arrival.arrive(element), [arrival]);
  switch (page.kind) {
    case 'place':
      return (
        <>
          <PlaceView
            chain={page.chain}
            params={page.params}
            placement={({ place }) => ({ as: 'page', place: place.name })}
            onShown={shown}
          />
          {page.place.place.name === home && <HomeSections />}
        </>
      );
    case 'not-found':
      return <MessagePage kind="notFound" icon={searchIcon} />;
    case 'not-available':
      return <MessagePage kind="notAvailable" icon={warningIcon} />;
    case 'unmet':
      return <MessagePage kind="noRight" icon={lockIcon} />;
    case 'closed':
      return <ClosedSite why={page.why} />;
    case 'moved':
    case 'waiting':
      return <Waiting slow={false} />;
  }
});

function useTitle(page: Page): string | undefined {
  const { navItems, language } = usePortal();
  switch (page.kind) {
    case 'place': {
      const { remote, place } = page.place;
      return place.title === undefined ? undefined : navItems.title(remote, place.title);
    }
    case 'not-found':
      return language.text('place.notFound.title');
    case 'not-available':
      return language.text('place.notAvailable.title');
    case 'unmet':
      return language.text('place.noRight.title');
    case 'closed':
    case 'moved':
    case 'waiting':
      return undefined;
  }
}
