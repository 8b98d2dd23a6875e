import { useHost, useText } from '@atrium/contract/react';
import { GameGrid, GameGridSkeleton, Pagination } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { FavouriteHeart } from '../favourites/favourite-heart';
import { toggleFavourite } from '../favourites/toggle-favourite';
import { keyOfGame } from '../games/game';
import { ListFailed } from '../games/list-failed';
import type { ListedGames } from '../games/listed-games';
import { PlayableCard } from '../games/playable-card';
import { usePageLabels } from '../games/use-page-labels';
import { usePlaying } from '../games/use-playing';
import { NoSlots } from './no-slots';
import type { SlotList } from './slot-list';
import type { SlotQuery } from './slot-query';

interface SlotResultsProps {
  games: ListedGames;
  list: SlotList | undefined;
  query: SlotQuery;
  onChange: (changes: Partial<SlotQuery>) => void;
  /** Whether the list is not known yet. */
  waiting: boolean;
}

/** The games of the list, or the reason there are none. */
export const SlotResults = observer(function SlotResults(props: SlotResultsProps) {
  const { games, list, query, onChange, waiting } = props;
  const host = useHost();
  const text = useText();
  const playing = usePlaying();
  const pageLabels = usePageLabels();
  const top = useRef<HTMLDivElement>(null);
  if (waiting && !list) return <GameGridSkeleton count={12} />;
  if (!list) return <NoSlots query={query} onChange={onChange} />;
  if (games.state === 'failed') return <ListFailed list={games} onRetry={() => void games.retry()} />;
  if (games.state === 'loading')
    return (
      <div role="status" aria-label={text('list.loading')}>
        <GameGridSkeleton count={12} />
      </div>
    );
  if (games.games.length === 0) return <NoSlots list={list} query={query} onChange={onChange} />;
  const among = list.page === 'favGameList' ? 'favourites' : 'all';
  return (
    <div ref={top} css={belowHeader}>
      <GameGrid label={text('menu.rng')}>
        {games.games.map((game) => (
          <li key={keyOfGame(game)}>
            <PlayableCard
              game={game}
              playing={playing}
              favourite={
                host.can('list.favourites') && (
                  <FavouriteHeart game={game} onToggle={() => void toggleFavourite(host, games, game, among)} />
                )
              }
            />
          </li>
        ))}
      </GameGrid>
      <Pagination
        page={query.pageNo}
        pageCount={games.totalPages}
        onChange={(pageNo) => {
          top.current?.scrollIntoView?.();
          onChange({ pageNo });
        }}
        labels={pageLabels}
      />
    </div>
  );
});

const belowHeader = css`
  scroll-margin-block-start: calc(var(--size-bar) + var(--space-4));
`;
