import type { Reward } from '@atrium/api';
import { Link, useText } from '@atrium/contract/react';
import { Button, cardStyle, Tag } from '@atrium/ui';
import { css } from '@emotion/react';
import { RewardPicture } from '../pictures/reward-picture';
import { RewardCounts } from './reward-counts';
import { thumbnailOf } from './reward-image';
import { RewardPriceTag } from './reward-price-tag';

interface RewardCardProps {
  reward: Reward;
  onRedeem: (reward: Reward) => void;
}

/** A reward in a list: picture, linked name, price and stock. */
export function RewardCard({ reward, onRedeem }: RewardCardProps) {
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
      <div css={textStyle}>
        <h3>
          <Link to="mall.product@1" params={{ id: reward.id }} css={nameStyle}>
            {reward.name}
          </Link>
        </h3>
        <RewardPriceTag reward={reward} />
        <RewardCounts reward={reward} />
        <Button
          size="small"
          variant="secondary"
          disabled={soldOut}
          aria-label={text('reward.redeemNamed', { name: reward.name })}
          onClick={() => onRedeem(reward)}
        >
          {text('reward.redeem')}
        </Button>
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

const textStyle = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-4) var(--space-4);
  & > h3 {
    font-size: var(--type-body);
    overflow-wrap: anywhere;
  }
  & > button {
    /* above the link, which covers the card */
    position: relative;
    margin-block-start: auto;
  }
`;

/** Extends the link to the whole card. */
const nameStyle = css`
  color: inherit;
  text-decoration: none;
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:hover {
    text-decoration: underline;
  }
`;
