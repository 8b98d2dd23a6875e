import type { RewardOffer } from '@atrium/api';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { RewardCard } from './reward-card';
import type { RewardsStore } from './rewards-store';

interface RewardListProps {
  offers: readonly RewardOffer[];
  store: RewardsStore;
  /** Absent: nothing in the list is applied for. */
  onApply?: (offer: RewardOffer) => void;
}

/** Rewards or missions, each with its conditions and its button. */
export const RewardList = observer(function RewardList({ offers, store, onApply }: RewardListProps) {
  return (
    <ul css={style}>
      {offers.map((offer) => (
        <li key={offer.promotionId}>
          <RewardCard offer={offer} store={store} onApply={onApply} />
        </li>
      ))}
    </ul>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;
