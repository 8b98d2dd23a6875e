import type { Reward } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { EmptyState, giftIcon, LoadableSection, LoadFailed, TabPanel, Tabs } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { RewardShelf } from './reward-shelf';
import { rewardTypeLabel } from './reward-type-label';
import { RewardsSkeleton } from './rewards-skeleton';
import { shelvesOf, type Shelves } from './shelf';
import type { LoadedShelves } from './use-shelves';

const panelId = 'mall-rewards';
const all = 'all';

/** Milliseconds that rewards wait for their types, so that a usual answer does not move them. */
const typesWait = 1_000;

interface RewardShelvesProps {
  shelves: LoadedShelves;
  /** Selected type; all types if undefined or unknown. */
  type: string | undefined;
  onType: (type: string | undefined) => void;
  onRedeem: (reward: Reward) => void;
}

/** Rewards by type, with tabs; the first tab shows all types. Without the types, all rewards in one list. */
export const RewardShelves = observer(function RewardShelves({ shelves, ...props }: RewardShelvesProps) {
  const text = useText();
  const { rewards, types } = shelves;
  const waited = useElapsed(typesWait);
  const waits = !waited && types.state === 'loading' && types.value === undefined && rewards.state === 'ready';
  return (
    <LoadableSection
      state={waits ? 'loading' : rewards.state}
      value={waits ? undefined : rewards.value}
      failure={<LoadFailed title={text('rewards.failed')} text={text} onRetry={shelves.again} of={rewards} />}
      loading={<RewardsSkeleton />}
      keepsValue
    >
      {(value) => <ShownShelves value={{ rewards: value, types: types.value ?? [] }} {...props} />}
    </LoadableSection>
  );
});

function useElapsed(milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
}

interface ShownShelvesProps extends Omit<RewardShelvesProps, 'shelves'> {
  value: Shelves;
}

function ShownShelves({ value, type, onType, onRedeem }: ShownShelvesProps) {
  const { language } = useHost();
  const text = useText();
  const chosen = value.types.find(({ typeId }) => typeId === type)?.typeId;
  const shown = shelvesOf(value, chosen);
  const code = language.current.get();
  const typed = value.types.length > 0;
  return (
    <div css={style}>
      <Tabs
        label={text('rewards.types')}
        panelId={panelId}
        selected={chosen ?? all}
        tabs={[
          { id: all, label: text('rewards.all') },
          ...value.types.map((each) => ({ id: each.typeId, label: rewardTypeLabel(each, code) })),
        ]}
        onSelect={(id) => onType(id === all ? undefined : id)}
      />
      <TabPanel id={panelId} selected={chosen ?? all}>
        <div css={shelvesStyle}>
          {shown.map((shelf) => (
            <RewardShelf
              key={`${shelf.type?.typeId ?? ''} ${chosen ?? all}`}
              shelf={shelf}
              label={shelf.type ? rewardTypeLabel(shelf.type, code) : text(typed ? 'rewards.other' : 'rewards.all')}
              titled={shelf.type?.isShowTitle ?? typed}
              chosen={chosen !== undefined}
              onRedeem={onRedeem}
            />
          ))}
          {shown.length === 0 && (
            <EmptyState icon={giftIcon} title={text('rewards.empty')}>
              {text('rewards.empty.hint')}
            </EmptyState>
          )}
        </div>
      </TabPanel>
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const shelvesStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;
