import type { Game } from '@atrium/api';
import { Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { distinctGames, keyOfGame } from '../games/game';
import { PlayableCard } from '../games/playable-card';
import type { Playing } from '../games/use-playing';

interface GameRowProps {
  label: string;
  games: readonly Game[];
  playing: Playing;
}

/** A row of games that scrolls sideways. */
export function GameRow({ label, games, playing }: GameRowProps) {
  return (
    <ul aria-label={label} className="game-row" css={style}>
      {distinctGames(games).map((game) => (
        <li key={keyOfGame(game)}>
          <PlayableCard game={game} playing={playing} />
        </li>
      ))}
    </ul>
  );
}

/** Skeleton of a row. */
export function GameRowSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" css={style}>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} css={skeleton}>
          <Skeleton shape="card" ratio="var(--card-art-ratio)" />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}

const style = css`
  display: grid;
  grid-auto-columns: max(42%, 9.5rem);
  grid-auto-flow: column;
  gap: var(--card-gap);
  /* room for hover effects, which overflow would clip */
  margin-inline: calc(-1 * var(--space-2));
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--space-2);
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  && {
    padding: var(--space-2);
  }
  & > li {
    scroll-snap-align: start;
  }
  @media (min-width: 640px) {
    grid-auto-columns: calc((100% - 3 * var(--card-gap)) / 4);
  }
  @media (min-width: 1024px) {
    grid-auto-columns: calc((100% - 5 * var(--card-gap)) / 6);
  }
`;

const skeleton = css`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  padding-block-end: var(--space-4);
`;
