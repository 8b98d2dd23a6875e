import type { Reward } from '@atrium/api';
import { type Loadable, RequestNumber, useText } from '@atrium/contract/react';
import { EmptyState, ErrorState, giftIcon, Spinner } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

interface LoadedRewardProps {
  reward: Loadable<Reward | null>;
  children: (reward: Reward) => ReactNode;
}

/** Renders a reward once it is loaded, else its loading, empty or error state. */
export const LoadedReward = observer(function LoadedReward({ reward, children }: LoadedRewardProps) {
  const text = useText();
  const { state, value } = reward;
  if (value) return children(value);
  if (state === 'failed')
    return (
      <ErrorState title={text('reward.failed')} retryLabel={text('failed.retry')} onRetry={() => void reward.again()}>
        {text('failed.hint')}
        <RequestNumber of={reward} />
      </ErrorState>
    );
  if (state === 'ready')
    return (
      <EmptyState icon={giftIcon} title={text('reward.gone')}>
        {text('reward.gone.hint')}
      </EmptyState>
    );
  return <Spinner label={text('reward.loading')} />;
});
