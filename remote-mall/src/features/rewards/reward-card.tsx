import type { Reward } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { cardStyle, Tag } from '@atrium/ui';
import { css } from '@emotion/react';
import { RewardPicture } from '../pictures/reward-picture';
import { thumbnailOf } from './reward-image';
import { RewardPriceTag } from './reward-price-tag';

/** A reward in a list: its picture, name, price and how many there are. */
export function RewardCard({ reward }: { reward: Reward }) {
  const { language } = useHost();
  const text = useText();
  const soldOut = reward.inventory === 0;
  return (
    <article aria-label={reward.name} css={[cardStyle, style]}>
      <div css={[pictureStyle, soldOut && { filter: 'grayscale(0.7)' }]}>
        <RewardPicture source={thumbnailOf(reward)} />
        {soldOut && (
          <span css={markStyle}>
            <Tag tone="quiet">{text('reward.soldOut')}</Tag>
          </span>
        )}
      </div>
      <div css={wordsStyle}>
        <h3>{reward.name}</h3>
        <RewardPriceTag reward={reward} />
        <p css={countStyle}>
          {!soldOut && <span>{text('reward.left', { number: language.number(reward.inventory) })}</span>}
          {reward.adjustedCount !== undefined && (
            <span>{text('reward.redeemed', { number: language.number(reward.adjustedCount) })}</span>
          )}
        </p>
      </div>
    </article>
  );
}

const style = css`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
`;

const pictureStyle = css`
  position: relative;
  aspect-ratio: 4 / 3;
  @container mall (min-width: 62rem) {
    aspect-ratio: 16 / 10;
  }
`;

const markStyle = css`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
`;

const wordsStyle = css`
  flex: 1;
  display: grid;
  align-content: start;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-4) var(--space-4);
  & > h3 {
    font-size: var(--type-body);
    overflow-wrap: anywhere;
  }
`;

const countStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  color: var(--color-muted);
  font-size: var(--type-small);
`;
