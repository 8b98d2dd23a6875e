import type { Reward } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { usePrices } from './use-price-text';

/** Price of one piece: points, points and money, or both. */
export function RewardPriceTag({ reward }: { reward: Reward }) {
  const text = useText();
  const [first, second] = usePrices()(reward);
  if (!first) return null;
  return (
    <p css={style}>
      <strong>{first}</strong>
      {second && <span>{text('reward.or', { price: second })}</span>}
    </p>
  );
}

const style = css`
  display: grid;
  & > strong {
    color: var(--color-accent-text);
    font-family: var(--font-number);
    font-variant-numeric: tabular-nums lining-nums;
  }
  & > span {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
`;
