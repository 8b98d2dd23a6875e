import type { Notice } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { cardStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { createElement } from 'react';
import { promoCard } from '../promo-ui/promo-card';
import { BannerPicture } from '../pictures/banner-picture';
import { PromotionDate } from './promotion-date';
import type { ServerClock } from './server-clock';

interface PromotionCardProps {
  promotion: Notice;
  clock: ServerClock;
  /** Whether its picture is on the first screen. */
  eager: boolean;
  onOpen: () => void;
}

/** A promotion in the list: picture, title and date; the whole card opens it. Script `promo-ui` adds the time left. */
export function PromotionCard({ promotion, clock, eager, onOpen }: PromotionCardProps) {
  const text = useText();
  const { title, endDate, announcementImages } = promotion;
  const [image] = announcementImages;
  const content = (
    <article css={[cardStyle, style]}>
      <span data-part="picture">
        <BannerPicture key={image?.url} source={image?.url ?? 'scene:night'} lazy={!eager} />
      </span>
      <h2>
        <button type="button" aria-haspopup="dialog" onClick={onOpen}>
          {title}
        </button>
      </h2>
      <PromotionDate promotion={promotion} />
    </article>
  );
  if (endDate === undefined) return content;
  return createElement(
    promoCard,
    { ends: String(clock.onDevice(endDate)), text: text('promotions.ends', { time: '{time}' }), css: elementStyle },
    content,
  );
}

const style = css`
  position: relative;
  display: grid;
  gap: var(--space-2);
  block-size: 100%;
  overflow: hidden;
  padding-block-end: var(--space-3);
  content-visibility: auto;
  contain-intrinsic-size: auto 15rem;
  & > [data-part='picture'] {
    display: block;
    aspect-ratio: 16 / 9;
    overflow: hidden;
  }
  & > h2 {
    padding-inline: var(--space-3);
    font-size: var(--type-body);
    overflow-wrap: anywhere;
  }
  & button {
    padding: 0;
    border: 0;
    color: inherit;
    background: none;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & button::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  & > small {
    padding-inline: var(--space-3);
    color: var(--color-muted);
    font-size: var(--type-small);
  }
`;

const elementStyle = css`
  position: relative;
  display: block;
  block-size: 100%;
  &::part(time-left) {
    position: absolute;
    inset-block-start: var(--space-2);
    inset-inline-end: var(--space-2);
    margin: 0;
    padding: 0.125rem var(--space-2);
    border-radius: var(--radius-small);
    color: #fff;
    background: rgb(0 0 0 / 0.72);
    font-size: var(--type-small);
    font-weight: 600;
    pointer-events: none;
  }
`;
