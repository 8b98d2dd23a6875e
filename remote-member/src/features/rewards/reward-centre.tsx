import { rewardTabs, type RewardTab } from '@atrium/api';
import { useAccount, useHost, useText } from '@atrium/contract/react';
import { Badge, EmptyState, giftIcon, LoadableSection, LoadFailed, Skeleton, TabPanel, Tabs } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { countOn } from '../centre/promotion-counts';
import { ApplyDialog } from './apply-dialog';
import { PromoCode } from './promo-code';
import { RewardList } from './reward-list';
import { RewardsStore } from './rewards-store';
import { useOpenApplication } from './use-open-application';

const panel = 'rewards-panel';

/** The reward centre: sign-in days, tasks of newcomers, shares of losses, and promotions to apply for. */
export const RewardCentre = observer(function RewardCentre({ requested }: { requested: string | undefined }) {
  const host = useHost();
  const text = useText();
  const promotions = useAccount('promotions');
  const counts = (promotions.state !== 'absent' && promotions.value) || {};
  const [store] = useState(() => new RewardsStore(host));
  const [tab, setTab] = useState<RewardTab>(() => tabNamed(requested));
  useEffect(() => setTab(tabNamed(requested)), [requested]);
  useEffect(() => {
    void store.askForCodes();
    return store.start();
  }, [store]);

  const { list } = store;
  const { applying, apply, close } = useOpenApplication(list.value);
  useEffect(() => {
    if (applying) setTab('promoList');
  }, [applying]);
  return (
    <div css={style}>
      <Tabs
        label={text('page.rewardCenter')}
        tabs={rewardTabs.map((id) => {
          const count = countOn(id, counts);
          return { id, label: text(`rewards.${id}`), end: count > 0 && <Badge count={count} /> };
        })}
        selected={tab}
        onSelect={(id) => setTab(id as RewardTab)}
        panelId={panel}
      />
      <TabPanel id={panel} selected={tab}>
        {tab === 'promoList' && store.takesCodes && <PromoCode store={store} />}
        <LoadableSection
          state={list.state}
          value={list.value?.filter(({ type }) => type === tab)}
          failure={
            <LoadFailed title={text('rewards.failed')} text={text} onRetry={() => void list.again()} of={list} />
          }
          loading={<RewardSkeleton label={text('rewards.loading')} />}
          empty={
            <EmptyState icon={giftIcon} title={text('rewards.empty')}>
              {text('rewards.empty.hint')}
            </EmptyState>
          }
        >
          {(offers) => <RewardList offers={offers} store={store} onApply={apply} />}
        </LoadableSection>
      </TabPanel>
      {applying && <ApplyDialog offer={applying} store={store} onClose={close} />}
    </div>
  );
});

export function RewardSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} css={style}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} shape="card" height="7rem" />
      ))}
    </div>
  );
}

function tabNamed(name: string | undefined): RewardTab {
  return rewardTabs.find((tab) => tab === name) ?? rewardTabs[0];
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
