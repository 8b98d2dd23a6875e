import { useHost, useText } from '@atrium/contract/react';
import { EmptyState, LoadableSection, LoadFailed, successIcon } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { RewardSkeleton } from './reward-centre';
import { RewardList } from './reward-list';
import { RewardsStore } from './rewards-store';

/** Missions with their progress; one that is complete can be claimed. */
export const Missions = observer(function Missions() {
  const host = useHost();
  const text = useText();
  const [store] = useState(() => new RewardsStore(host));
  useEffect(() => store.start(), [store]);
  const { list } = store;
  return (
    <LoadableSection
      state={list.state}
      value={list.value?.filter(({ type }) => type === 'mission')}
      failure={<LoadFailed title={text('missions.failed')} text={text} onRetry={() => void list.again()} of={list} />}
      loading={<RewardSkeleton label={text('rewards.loading')} />}
      empty={
        <EmptyState icon={successIcon} title={text('missions.empty')}>
          {text('missions.empty.hint')}
        </EmptyState>
      }
    >
      {(missions) => <RewardList offers={missions} store={store} />}
    </LoadableSection>
  );
});
