import type { PlaceParams } from '@atrium/contract';
import { useHost, useText } from '@atrium/contract/react';
import { DataTableSkeleton, TabPanel, Tabs } from '@atrium/ui';
import { lastDays } from '@atrium/ui/dates';
import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { useContractKinds } from '../agreements/use-contract-kinds';
import { TeamRangePicker } from '../period/team-range-picker';
import { DownlineList } from './downline-list';
import { TransferButtons } from '../transfers/transfers';
import { MemberSearch } from '../table/member-search';

const AgreementsPage = lazy(async () => ({ default: (await import('../agreements/agreements-page')).AgreementsPage }));

const parts = ['members', 'contracts'] as const;

/** The members of the team, and the contracts with its neighbours where the merchant has any kind of them. */
export function DownlineManagement({ params }: { params: PlaceParams }) {
  const text = useText();
  const hasContracts = useContractKinds().length > 0;
  const [part, setPart] = useState<(typeof parts)[number]>('members');
  if (!hasContracts) return <Members params={params} />;
  return (
    <div css={style}>
      <Tabs
        label={text('page.agentDownlineManagement')}
        tabs={parts.map((id) => ({ id, label: text(`agreement.tab.${id}`) }))}
        selected={part}
        onSelect={(id) => setPart(id === 'contracts' ? 'contracts' : 'members')}
        panelId="downlines-part"
      />
      <TabPanel id="downlines-part" selected={part}>
        {part === 'members' ? (
          <Members params={params} />
        ) : (
          <Suspense fallback={<DataTableSkeleton label={text('agreement.loading')} />}>
            <AgreementsPage />
          </Suspense>
        )}
      </TabPanel>
    </div>
  );
}

/** The team, by level or by name; the address keeps the position. */
function Members({ params: { of = '', search = '' } }: { params: PlaceParams }) {
  const { navigation } = useHost();
  const [range, setRange] = useState(() => lastDays(7, new Date()));
  const [transfers, setTransfers] = useState(0);
  const searchTeam = (name: string) =>
    navigation.refine({ page: 'agentDownlineManagement', ...(name && { search: name }) });
  return (
    <div css={style}>
      <div css={headStyle}>
        <TeamRangePicker range={range} onChange={setRange} />
        <MemberSearch name={search} onSearch={searchTeam} />
      </div>
      <TransferButtons onSent={() => setTransfers((count) => count + 1)} />
      <DownlineList range={range} of={search ? '' : of} search={search} transfers={transfers} />
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const headStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: center;
  justify-content: space-between;
`;
