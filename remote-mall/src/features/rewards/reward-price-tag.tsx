import type { Reward } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { pricesOf } from './reward-price';

/** Price of one piece: points, points and money, or both. */
export function RewardPriceTag({ reward }: { reward: Reward }) {
  const { language, settings } = useHost();
  const text = useText();
  const { points, mixed } = pricesOf(reward, settings.currency.code);
  const inPoints = (count: number) => text('points.count', { number: language.number(count) });
  const inBoth =
    mixed &&
    [mixed.points > 0 && inPoints(mixed.points), mixed.money.minor > 0 && language.money(mixed.money)]
      .filter(Boolean)
      .join(' + ');
  const inOne = points !== undefined && inPoints(points);
  const first = inOne || inBoth;
  if (!first) return null;
  return (
    <p css={style}>
      <strong>{first}</strong>
      {inOne && inBoth && <span>{text('reward.or', { price: inBoth })}</span>}
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
