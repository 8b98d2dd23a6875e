import { vendorTabs } from '@atrium/api/figures';
import { useText } from '@atrium/contract/react';
import { chevronLeftIcon, chevronRightIcon, IconButton, Skeleton, Tabs } from '@atrium/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { SlotList } from './slot-list';
import { useTabSteps } from './use-tab-steps';

interface ListTabsProps {
  lists: SlotList[];
  selected: string;
  panelId: string;
  onSelect: (page: string) => void;
  /** At the end of the row, which is no higher with it. */
  end?: ReactNode;
}

/** Tabs of lists and vendors; eight are visible if they fit, arrows scroll the rest. */
export function ListTabs({ lists, selected, panelId, onSelect, end }: ListTabsProps) {
  const text = useText();
  const { strip, atStart, atEnd, step } = useTabSteps(lists.length);
  const tabs = lists.map((list) => ({
    id: list.page,
    label: list.vendor?.name ?? text(`slots.${list.page}`),
  }));
  return (
    <div css={style}>
      <IconButton label={text('slots.tabs.back')} icon={chevronLeftIcon} disabled={atStart} onClick={() => step(-1)} />
      <div ref={strip} css={stripStyle}>
        <Tabs
          label={text('slots.lists')}
          tabs={tabs}
          selected={selected}
          onSelect={onSelect}
          panelId={panelId}
          activation="manual"
          oneRow
        />
      </div>
      <IconButton label={text('slots.tabs.on')} icon={chevronRightIcon} disabled={atEnd} onClick={() => step(1)} />
      {end}
    </div>
  );
}

export function ListTabsSkeleton() {
  return <Skeleton shape="card" height="3.25rem" />;
}

const style = css`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  @media (pointer: coarse) and (max-width: 639px) {
    /* a finger swipes */
    & > button {
      display: none;
    }
  }
`;

/** The visible tabs fill the strip; with less space, fewer are visible. */
const stripStyle = css`
  flex: 1;
  min-inline-size: 0;
  & [role='tab'] {
    justify-content: center;
    min-inline-size: max(6.5rem, calc((100% - ${vendorTabs.visible - 1} * 0.25rem) / ${vendorTabs.visible}));
    max-inline-size: 12rem;
    padding-inline: var(--space-2);
  }
`;
