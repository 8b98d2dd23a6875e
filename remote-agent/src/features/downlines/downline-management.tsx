import type { PlaceParams } from '@atrium/contract';
import { useHost } from '@atrium/contract/react';
import { lastDays } from '@atrium/ui/dates';
import { css } from '@emotion/react';
import { useState } from 'react';
import { TeamRangePicker } from '../period/team-range-picker';
import { DownlineList } from './downline-list';
import { MemberSearch } from '../table/member-search';

/** The team, by level or by name; the address keeps the position. */
export function DownlineManagement({ params: { of = '', search = '' } }: { params: PlaceParams }) {
  const { navigation } = useHost();
  const [range, setRange] = useState(() => lastDays(7, new Date()));
  const searchTeam = (name: string) =>
    navigation.refine({ page: 'agentDownlineManagement', ...(name && { search: name }) });
  return (
    <div css={style}>
      <div css={headStyle}>
        <TeamRangePicker range={range} onChange={setRange} />
        <MemberSearch name={search} onSearch={searchTeam} />
      </div>
      <DownlineList range={range} of={search ? '' : of} search={search} />
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
