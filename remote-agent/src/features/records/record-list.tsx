import type { TeamRecordQuery } from '@atrium/api';
import type { Endpoint } from '@atrium/contract';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { DataTableSkeleton, EmptyState, LoadableSection, LoadFailed, recordIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { SpanChoice } from '../period/span-choice';
import { rangeOf, type Span } from '../period/spans';
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
  const [query, setQuery] = useState({ span: 'week' as Span, search: '', pageNo: 1 });
  const [record] = useState(() => new Loadable<Page>());
  useEffect(() => {
    const { span, search, pageNo } = query;
    const request = { ...rangeOf(span, new Date()), search, pageNo, pageSize };
    void record.load(() => host.api.call(endpoint, request, { signal: host.signal }));
  }, [record, host, endpoint, query]);

  return (
    <div css={style}>
      <div css={headStyle}>
        <SpanChoice chosen={query.span} onChoose={(span) => setQuery({ ...query, span, pageNo: 1 })} />
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
