import type { Game } from '@atrium/api';
import { denseCards, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { distinctGames, keyOfGame } from '../games/game';
import { PlayableCard } from '../games/playable-card';
import type { Playing } from '../games/use-playing';

/** Games in the grid: two rows of a wide window; phones show the first half. */
export const hotGamesShown = 18;

interface HotGridProps {
  label: string;
  games: readonly Game[];
  playing: Playing;
}

/** Small cards, all of them on the first screen of a wide window; three a row on phones. */
export function HotGrid({ label, games, playing }: HotGridProps) {
  return (
    <ul aria-label={label} css={[style, denseCards]}>
      {distinctGames(games)
        .slice(0, hotGamesShown)
        .map((game) => (
          <li key={keyOfGame(game)}>
            <PlayableCard game={game} playing={playing} />
          </li>
        ))}
    </ul>
  );
}

export function HotGridSkeleton() {
  return (
    <div aria-hidden="true" css={style}>
      {Array.from({ length: hotGamesShown }, (_, card) => (
        <Skeleton key={card} shape="card" ratio="var(--card-art-ratio)" />
      ))}
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  @media (max-width: 639px) {
    & > :nth-of-type(n + 10) {
      display: none;
    }
  }
  @media (min-width: 640px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(9, minmax(0, 1fr));
  }
`;
