import type { TeamRecordQuery } from '@atrium/api';
import type { Endpoint } from '@atrium/contract';
import { Loadable, RequestNumber, useHost, useText } from '@atrium/contract/react';
import { EmptyState, ErrorState, recordIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { SpanChoice } from '../period/span-choice';
import { rangeOf, type Span } from '../period/spans';
import { MemberSearch } from '../table/member-search';
import { PagesNav } from '../table/pages-nav';
import { TableSkeleton } from '../table/table-skeleton';

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

  const { state, value } = record;
  const loading = state === 'loading';
  return (
    <div css={style}>
      <div css={headStyle}>
        <SpanChoice chosen={query.span} onChoose={(span) => setQuery({ ...query, span, pageNo: 1 })} />
        <MemberSearch name={query.search} onSearch={(search) => setQuery({ ...query, search, pageNo: 1 })} />
      </div>
      {state === 'failed' && (
        <ErrorState title={text('record.failed')} retryLabel={text('failed.retry')} onRetry={() => void record.again()}>
          {text('failed.hint')}
          <RequestNumber of={record} />
        </ErrorState>
      )}
      {loading && !value && <TableSkeleton label={text('record.loading')} />}
      {state !== 'failed' && value && (
        <div aria-busy={loading} css={loading && waiting}>
          {isEmpty(value) ? (
            <EmptyState icon={recordIcon} title={text('record.empty')}>
              {text('record.empty.hint')}
            </EmptyState>
          ) : (
            children(value)
          )}
          <PagesNav
            page={query.pageNo}
            pageCount={value.totalPages}
            onChange={(pageNo) => setQuery({ ...query, pageNo })}
          />
        </div>
      )}
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

const waiting = css`
  opacity: 0.55;
`;
