import type { Reward } from '@atrium/api';
import { type Loadable, useText } from '@atrium/contract/react';
import { EmptyState, giftIcon, LoadableSection, LoadFailed, Spinner } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

interface LoadedRewardProps {
  reward: Loadable<Reward | null>;
  children: (reward: Reward) => ReactNode;
}

/** Renders a reward once it is loaded, else its loading, empty or error state. */
export const LoadedReward = observer(function LoadedReward({ reward, children }: LoadedRewardProps) {
  const text = useText();
  return (
    <LoadableSection
      state={reward.state}
      value={reward.value}
      failure={<LoadFailed title={text('reward.failed')} text={text} onRetry={() => void reward.again()} of={reward} />}
      loading={<Spinner label={text('reward.loading')} />}
      isEmpty={(value) => value === null}
      empty={
        <EmptyState icon={giftIcon} title={text('reward.gone')}>
          {text('reward.gone.hint')}
        </EmptyState>
      }
      keepsValue
    >
      {(value) => value && children(value)}
    </LoadableSection>
  );
});
