import type { Notice } from '@atrium/api';
import { css } from '@emotion/react';
import { useDeferredValue } from 'react';
import { PromotionCard } from './promotion-card';
import type { ServerClock } from './server-clock';

/** Cards of the first paint, as many as a large screen shows; the others follow without delaying it. */
const firstPaint = 12;

interface PromotionCardsProps {
  promotions: readonly Notice[];
  clock: ServerClock;
  onOpen: (promotion: Notice) => void;
}

/** The promotions as cards. */
export function PromotionCards({ promotions, clock, onOpen }: PromotionCardsProps) {
  const drawn = useDeferredValue(promotions, promotions.slice(0, firstPaint));
  return (
    <ul css={cardsStyle}>
      {drawn.map((promotion, index) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} clock={clock} eager={index < 3} onOpen={() => onOpen(promotion)} />
        </li>
      ))}
    </ul>
  );
}

export const cardsStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;
