import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton';
import { denseCards } from './game-card-style';
import { cardStyle } from '../surfaces/card';

export interface GameGridProps {
  /** `GameCard`s, each in an `li`. */
  children: ReactNode;
  /** Name of the list, when it has no heading. */
  label?: string;
}

/** Game cards in rows, as many as fit; three on phones, with their names over the pictures. */
export function GameGrid({ children, label }: GameGridProps) {
  return (
    <ul aria-label={label} className="game-grid" css={style}>
      {children}
    </ul>
  );
}

/** Placeholder for a grid of cards. */
export function GameGridSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" css={style}>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} css={[cardStyle, skeletonStyle]}>
          <Skeleton shape="card" ratio="var(--card-art-ratio)" />
          <div data-part="caption-skeleton">
            <Skeleton width="70%" />
            <Skeleton width="40%" height="0.75em" />
          </div>
        </div>
      ))}
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--size-game-card), 1fr));
  gap: var(--card-gap);
  @media (max-width: 639px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-2);
    ${denseCards}
    & [data-part='caption-skeleton'] {
      display: none;
    }
  }
`;

const skeletonStyle = css`
  overflow: hidden;
  & > div {
    display: grid;
    gap: 0.5rem;
    padding: var(--card-caption-padding);
  }
`;
