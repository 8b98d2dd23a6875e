import type { Game } from '@atrium/api';
import { useCan, useHost, useText } from '@atrium/contract/react';
import { GameGrid, GameGridSkeleton, LoadableSection, LoadFailed, Pagination } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef } from 'react';
import type { Favourites } from '../favourites/favourites';
import { toggleFavourite } from '../favourites/toggle-favourite';
import { keyOfGame } from '../games/game';
import type { ListedGames } from '../games/listed-games';
import { PlayableCard } from '../games/playable-card';
import { usePageLabels } from '../games/use-page-labels';
import { usePlaying } from '../games/use-playing';
import { NoSlots } from './no-slots';
import type { SlotList } from './slot-list';
import type { SlotQuery } from './slot-query';

interface SlotResultsProps {
  games: ListedGames;
  favourites: Favourites;
  list: SlotList | undefined;
  query: SlotQuery;
  onChange: (changes: Partial<SlotQuery>) => void;
  /** Whether the list is not known yet. */
  waiting: boolean;
}

/** The games of the list, or the reason there are none. */
export const SlotResults = observer(function SlotResults(props: SlotResultsProps) {
  const { games, favourites, list, query, onChange, waiting } = props;
  const text = useText();
  if (waiting && !list) return <GameGridSkeleton count={12} />;
  if (!list) return <NoSlots query={query} onChange={onChange} />;
  return (
    <LoadableSection
      state={games.state}
      // another page or list is not the former one, dimmed
      value={games.state === 'ready' ? games.games : undefined}
      failure={<LoadFailed title={text('list.failed')} text={text} onRetry={() => void games.retry()} of={games} />}
      loading={
        <div role="status" aria-label={text('list.loading')}>
          <GameGridSkeleton count={12} />
        </div>
      }
      empty={<NoSlots list={list} query={query} onChange={onChange} />}
    >
      {() => <SlotGames {...{ games, favourites, list, query, onChange }} />}
    </LoadableSection>
  );
});

interface SlotGamesProps extends Pick<SlotResultsProps, 'games' | 'favourites' | 'query' | 'onChange'> {
  list: SlotList;
}

/** The games of a page, each with its heart where the visitor may have favourites, and the pages. */
const SlotGames = observer(function SlotGames({ games, favourites, list, query, onChange }: SlotGamesProps) {
  const host = useHost();
  const text = useText();
  const playing = usePlaying();
  const pageLabels = usePageLabels();
  const top = useRef<HTMLDivElement>(null);
  const personal = useCan('list.personal');
  const marked = useCan('list.favourites');
  const among = list.page === 'favGameList' ? 'favourites' : 'all';
  const hearts = useMemo(
    () =>
      marked
        ? {
            has: (game: Game) => personal && favourites.has(game),
            toggle: (game: Game) => void toggleFavourite(host, { list: games, favourites, among }, game),
          }
        : undefined,
    [marked, personal, favourites, host, games, among],
  );
  const unsaid = games.games.some(({ favourite }) => favourite === undefined);
  useEffect(() => {
    if (personal && marked && unsaid) void favourites.load(host);
  }, [personal, marked, unsaid, favourites, host]);
  return (
    <div ref={top} css={belowHeader}>
      <GameGrid label={text('menu.rng')}>
        {games.games.map((game) => (
          <li key={keyOfGame(game)}>
            <PlayableCard game={game} playing={playing} hearts={hearts} />
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
