import type { TeamRecordQuery } from '@atrium/api';
import type { Endpoint } from '@atrium/contract';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { DataTableSkeleton, EmptyState, LoadableSection, LoadFailed, recordIcon } from '@atrium/ui';
import { lastDays } from '@atrium/ui/dates';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { teamRangeOf } from '../period/team-range';
import { TeamRangePicker } from '../period/team-range-picker';
import { MemberSearch } from '../table/member-search';
import { PagesNav } from '../table/pages-nav';

interface RecordListProps<Page> {
  /** Endpoint of the pages; must not change. */
  endpoint: Endpoint<TeamRecordQuery, Page>;
  isEmpty: (page: Page) => boolean;
  children: (page: Page) => ReactNode;
}

const pageSize = 20;

/** A team record, filtered by days and name, with pages. */
export const RecordList = observer(function RecordList<Page extends { totalPages: number }>({
  endpoint,
  isEmpty,
  children,
}: RecordListProps<Page>) {
  const host = useHost();
  const text = useText();
  const [query, setQuery] = useState(() => ({ range: lastDays(7, new Date()), search: '', pageNo: 1 }));
  const [record] = useState(() => new Loadable<Page>());
  useEffect(() => {
    const { range, search, pageNo } = query;
    const request = { ...teamRangeOf(range), search, pageNo, pageSize };
    void record.load(() => host.api.call(endpoint, request, { signal: host.signal }));
  }, [record, host, endpoint, query]);

  return (
    <div css={style}>
      <div css={headStyle}>
        <TeamRangePicker range={query.range} onChange={(range) => setQuery({ ...query, range, pageNo: 1 })} />
        <MemberSearch name={query.search} onSearch={(search) => setQuery({ ...query, search, pageNo: 1 })} />
      </div>
      <LoadableSection
        state={record.state}
        value={record.value}
        failure={
          <LoadFailed title={text('record.failed')} text={text} onRetry={() => void record.again()} of={record} />
        }
        loading={<DataTableSkeleton label={text('record.loading')} />}
        isEmpty={isEmpty}
        empty={
          <EmptyState icon={recordIcon} title={text('record.empty')}>
            {text('record.empty.hint')}
          </EmptyState>
        }
        footer={({ totalPages }) => (
          <PagesNav page={query.pageNo} pageCount={totalPages} onChange={(pageNo) => setQuery({ ...query, pageNo })} />
        )}
      >
        {children}
      </LoadableSection>
    </div>
  );
});

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
