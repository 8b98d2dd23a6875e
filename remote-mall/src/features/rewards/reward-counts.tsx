import type { Reward } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { css } from '@emotion/react';

/** Stock of a reward, and redemptions, the limit for a person and its end if the merchant publishes them. */
export function RewardCounts({ reward: { inventory, adjustedCount, perPerson, endsAt } }: { reward: Reward }) {
  const { language } = useHost();
  const text = useText();
  return (
    <p css={style}>
      {inventory > 0 && <span>{text('reward.left', { number: language.number(inventory) })}</span>}
      {adjustedCount !== undefined && (
        <span>{text('reward.redeemed', { number: language.number(adjustedCount) })}</span>
      )}
      {perPerson !== undefined && <span>{text('reward.perPerson', { number: language.number(perPerson) })}</span>}
      {endsAt !== undefined && <span>{text('reward.until', { time: language.date(endsAt, 'short') })}</span>}
    </p>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  color: var(--color-muted);
  font-size: var(--type-small);
`;
