import type { Reward } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Money } from '@atrium/ui';
import { css } from '@emotion/react';
import { RewardPicture } from '../pictures/reward-picture';
import { PointBalance } from '../points/point-balance';
import type { Points } from '../points/points';
import { RewardCounts } from '../rewards/reward-counts';
import { thumbnailOf } from '../rewards/reward-image';
import { moneyToPay, pointsToPay } from './redeem-cost';
import type { RedeemDraft } from './redeem-draft';

interface RedeemSummaryProps {
  reward: Reward;
  draft: RedeemDraft;
  points: Points;
}

/** Selected reward and its total price. */
export function RedeemSummary({ reward, draft, points }: RedeemSummaryProps) {
  const { language, settings } = useHost();
  const text = useText();
  const chosen = { ...draft, quantity: Number.isInteger(draft.quantity) ? Math.max(0, draft.quantity) : 0 };
  return (
    <div css={style}>
      <div css={pictureStyle}>
        <RewardPicture source={thumbnailOf(reward)} />
      </div>
      <div css={textStyle}>
        <h3>{reward.name}</h3>
        <RewardCounts reward={reward} />
        <dl>
          <div>
            <dt>{text('redeem.points')}</dt>
            <dd>
              <Money text={language.number(pointsToPay(reward, chosen))} />
            </dd>
          </div>
          <div>
            <dt>{text('redeem.money')}</dt>
            <dd>
              <Money text={language.money(moneyToPay(reward, chosen, settings.currency.code))} />
            </dd>
          </div>
        </dl>
      </div>
      <PointBalance points={points} />
    </div>
  );
}

const style = css`
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
`;

const pictureStyle = css`
  inline-size: 7.5rem;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: var(--radius-small);
`;

const textStyle = css`
  flex: 1;
  min-inline-size: 10rem;
  & > dl > div {
    display: flex;
    gap: var(--space-3);
    justify-content: space-between;
    max-inline-size: 16rem;
  }
  & dt {
    color: var(--color-muted);
  }
`;
