import type { Reward } from '@atrium/api';
import { type Loadable, useHost, useText } from '@atrium/contract/react';
import { EmptyState, giftIcon, LoadableSection, LoadFailed, TabPanel, Tabs } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { Shelves } from './fetch-rewards';
import { RewardShelf } from './reward-shelf';
import { rewardTypeLabel } from './reward-type-label';
import { RewardsSkeleton } from './rewards-skeleton';
import { shelvesOf } from './shelf';

const panelId = 'mall-rewards';
const all = 'all';

interface RewardShelvesProps {
  shelves: Loadable<Shelves>;
  /** Selected type; all types if undefined or unknown. */
  type: string | undefined;
  onType: (type: string | undefined) => void;
  onRedeem: (reward: Reward) => void;
}

/** Rewards by type, with tabs; the first tab shows all types. */
export const RewardShelves = observer(function RewardShelves({ shelves, ...props }: RewardShelvesProps) {
  const text = useText();
  return (
    <LoadableSection
      state={shelves.state}
      value={shelves.value}
      failure={
        <LoadFailed title={text('rewards.failed')} text={text} onRetry={() => void shelves.again()} of={shelves} />
      }
      loading={<RewardsSkeleton />}
      keepsValue
    >
      {(value) => <LoadedShelves value={value} {...props} />}
    </LoadableSection>
  );
});

interface LoadedShelvesProps extends Omit<RewardShelvesProps, 'shelves'> {
  value: Shelves;
}

function LoadedShelves({ value, type, onType, onRedeem }: LoadedShelvesProps) {
  const { language } = useHost();
  const text = useText();
  const chosen = value.types.find(({ typeId }) => typeId === type)?.typeId;
  const shown = shelvesOf(value, chosen);
  const code = language.current.get();
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
              key={`${shelf.type.typeId} ${chosen ?? all}`}
              shelf={shelf}
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
