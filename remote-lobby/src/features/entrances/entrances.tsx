import { gamesVendorMenu } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { denseCards, LoadFailed, SectionHeader, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { VendorTile } from '../category-lobby/vendor-tile';
import { usePlaying } from '../games/use-playing';
import { webClient } from '../games/web-client';
import { useLoadable } from '../loading/use-loadable';
import { useOpenVendor } from '../vendor-games/use-open-vendor';
import { useVendorCards } from '../vendors/use-vendor-cards';
import { entrancesOf, flaggedBy } from './entrances-of';

/** Tiles of the vendors that the vendor menu flags; nothing is drawn without any. */
export const Entrances = observer(function Entrances() {
  const { api, settings, language } = useHost();
  const text = useText();
  const playing = usePlaying();
  const openVendor = useOpenVendor();
  const vendors = useVendorCards();
  const menu = useLoadable(() =>
    api.call(gamesVendorMenu, {
      merchantCode: settings.merchant.code,
      language: language.current.get(),
      platform: webClient.platform,
    }),
  );
  const failed = [vendors, menu].find(({ state }) => state === 'failed');
  const tiles = menu.value && vendors.value && entrancesOf(vendors.value, flaggedBy(menu.value));
  if (tiles?.length === 0) return null;
  return (
    <section aria-labelledby="lobby-entrances" aria-busy={!tiles && !failed}>
      <SectionHeader id="lobby-entrances" title={text('entrances.title')} />
      {!tiles && failed && (
        <LoadFailed title={text('list.failed')} text={text} onRetry={() => void failed.again()} of={failed} />
      )}
      {!tiles && !failed && (
        <div aria-hidden="true" css={row}>
          {Array.from({ length: 8 }, (_, tile) => (
            <Skeleton key={tile} shape="card" ratio="var(--card-art-ratio)" />
          ))}
        </div>
      )}
      {tiles && (
        <ul aria-labelledby="lobby-entrances" css={row}>
          {tiles.map((card) => (
            <VendorTile
              key={card.accountTypeName}
              card={card}
              chosen={false}
              playing={playing}
              openVendor={openVendor}
            />
          ))}
        </ul>
      )}
    </section>
  );
});

const row = css`
  ${denseCards}
  display: grid;
  grid-auto-columns: 7rem;
  grid-auto-flow: column;
  gap: var(--card-gap);
  margin: 0;
  padding: var(--space-1);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  list-style: none;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  @media (min-width: 1024px) {
    grid-auto-columns: 8.5rem;
  }
`;
