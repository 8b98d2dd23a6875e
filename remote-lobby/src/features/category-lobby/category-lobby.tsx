import type { GameType } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { EmptyState, GameGrid, GameGridSkeleton, Icon, iconNamed } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { nameOf } from '../game-types/game-types';
import { ListFailed } from '../games/list-failed';
import { usePlaying } from '../games/use-playing';
import { useOpenVendor } from '../vendor-games/use-open-vendor';
import { cardOfPage } from '../vendors/vendor-card';
import { useVendorCards } from '../vendors/use-vendor-cards';
import { VendorTile } from './vendor-tile';

interface CategoryLobbyProps {
  gameType: GameType;
  /** The vendor a link has chosen, by account type or shown name. */
  page: string | undefined;
}

/** The lobby of a game type: its vendors, each opening its games or starting the game it is. */
export const CategoryLobby = observer(function CategoryLobby({ gameType, page }: CategoryLobbyProps) {
  const text = useText();
  const vendors = useVendorCards();
  const playing = usePlaying();
  const openVendor = useOpenVendor();
  const cards = vendors.value?.filter((card) => card.gameType === gameType) ?? [];
  const chosen = cardOfPage(cards, page);
  const name = text(nameOf(gameType));
  return (
    <div css={style}>
      <header css={header}>
        <Icon shape={iconNamed(gameType) ?? ''} size="2.5rem" />
        <div>
          <h1>{name}</h1>
          <p>{text(`category.about.${gameType}`)}</p>
        </div>
      </header>
      {vendors.state === 'loading' && (
        <div role="status" aria-label={text('list.loading')}>
          <GameGridSkeleton count={6} />
        </div>
      )}
      {vendors.state === 'failed' && <ListFailed onRetry={() => void vendors.load()} />}
      {vendors.state === 'ready' && cards.length === 0 && (
        <EmptyState title={text('category.empty')}>{text('category.empty.hint')}</EmptyState>
      )}
      {vendors.state === 'ready' && cards.length > 0 && (
        <GameGrid label={text('category.vendors', { name })}>
          {cards.map((card) => (
            <VendorTile
              key={card.cardId}
              card={card}
              chosen={card === chosen}
              playing={playing}
              openVendor={openVendor}
            />
          ))}
        </GameGrid>
      )}
    </div>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const header = css`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  & > svg {
    color: var(--color-accent-text);
  }
  & p {
    color: var(--color-muted);
  }
`;
