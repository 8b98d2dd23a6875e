import { keyOfCard, type GameType } from '@atrium/api';
import { Link, useText } from '@atrium/contract/react';
import { EmptyState, LoadableSection, LoadFailed, quietLinkStyle, SectionHeader, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { nameKeyOf } from '../game-types/game-types';
import { usePlaying } from '../games/use-playing';
import { useOpenVendor } from '../vendor-games/use-open-vendor';
import { cardOfPage } from '../vendors/vendor-card';
import { useVendorCards } from '../vendors/use-vendor-cards';
import { CategoryBand } from './category-band';
import { VendorTile } from './vendor-tile';

interface CategoryLobbyProps {
  gameType: GameType;
  /** The vendor selected by a link, by account type or shown name. */
  page: string | undefined;
}

/** Lobby of a game type: its vendors. A vendor opens its game list or, if it is a game itself, starts it. */
export const CategoryLobby = observer(function CategoryLobby({ gameType, page }: CategoryLobbyProps) {
  const text = useText();
  const vendors = useVendorCards();
  const playing = usePlaying();
  const openVendor = useOpenVendor();
  const name = text(nameKeyOf(gameType));
  const vendorsTitle = text('category.vendors', { name });
  return (
    <div css={style}>
      <CategoryBand gameType={gameType} name={name} />
      <SectionHeader
        title={vendorsTitle}
        end={
          <Link to="lobby.search@1" params={{ type: gameType }} css={quietLinkStyle}>
            {text('search.all')}
          </Link>
        }
      />
      <LoadableSection
        state={vendors.state}
        value={vendors.value?.filter((card) => card.gameType === gameType)}
        failure={
          <LoadFailed title={text('list.failed')} text={text} onRetry={() => void vendors.again()} of={vendors} />
        }
        loading={
          <div role="status" aria-label={text('list.loading')} css={tiles}>
            {Array.from({ length: 3 }, (_, tile) => (
              <Skeleton key={tile} shape="card" ratio="5 / 4" />
            ))}
          </div>
        }
        empty={<EmptyState title={text('category.empty')}>{text('category.empty.hint')}</EmptyState>}
      >
        {(cards) => (
          <>
            {page && !cardOfPage(cards, page) && <p role="status">{text('list.unknown-vendor')}</p>}
            <ul aria-label={vendorsTitle} className="vendor-tiles" css={tiles}>
              {cards.map((card) => (
                <VendorTile
                  key={keyOfCard(card)}
                  card={card}
                  chosen={card === cardOfPage(cards, page)}
                  playing={playing}
                  openVendor={openVendor}
                />
              ))}
            </ul>
          </>
        )}
      </LoadableSection>
    </div>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  /* the heading belongs to the tiles below it */
  & > div:first-of-type {
    margin-block-end: calc(-1 * var(--space-3));
  }
`;

/** Wide tiles, since a type has few vendors; two a row on phones. */
const tiles = css`
  /* the widest at which drawings are not cut */
  --card-art-ratio: 4 / 3;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: var(--card-gap);
  @media (max-width: 639px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);
  }
`;
