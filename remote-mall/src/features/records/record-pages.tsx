import { Loadable, useText } from '@atrium/contract/react';
import { EmptyState, LoadableSection, LoadFailed, Pagination, recordIcon, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { boundsOf, periodError, lastDays, maximumDays } from './period';
import { PeriodFilter } from './period-filter';

export interface RecordPage<Item> {
  items: Item[];
  totalPages: number;
}

/** Fetches a page of a period; times are milliseconds since 1970, pages are 1-based. */
export type FetchPage<Item> = (query: { start: number; end: number; page: number }) => Promise<RecordPage<Item>>;

interface RecordPagesProps<Item> {
  /** Another function restarts at page 1. */
  fetchPage: FetchPage<Item>;
  children: (items: Item[]) => ReactNode;
  /** Filters besides the days. */
  filter?: ReactNode;
}

/** A paged record, filtered by days: initially the last thirty. */
export const RecordPages = observer(function RecordPages<Item>({
  fetchPage,
  children,
  filter,
}: RecordPagesProps<Item>) {
  const text = useText();
  const [period, setPeriod] = useState(() => lastDays(maximumDays, new Date()));
  const [position, setPosition] = useState({ fetchPage, page: 1 });
  const page = position.fetchPage === fetchPage ? position.page : 1;
  const [record] = useState(() => new Loadable<RecordPage<Item>>());
  const error = periodError(period);
  useEffect(() => {
    if (!error) void record.load(() => fetchPage({ ...boundsOf(period), page }));
  }, [record, fetchPage, period, page, error]);

  return (
    <div css={style}>
      <PeriodFilter
        period={period}
        error={error}
        onChange={(next) => {
          setPeriod(next);
          setPosition({ fetchPage, page: 1 });
        }}
      >
        {filter}
      </PeriodFilter>
      <LoadableSection
        state={record.state}
        value={record.value}
        failure={
          <LoadFailed title={text('record.failed')} text={text} onRetry={() => void record.again()} of={record} />
        }
        loading={
          <div role="status" aria-label={text('record.loading')}>
            <Skeleton shape="card" height="18rem" />
          </div>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState icon={recordIcon} title={text('record.empty')}>
            {text('record.empty.hint')}
          </EmptyState>
        }
        footer={({ totalPages }) => (
          <Pagination
            page={page}
            pageCount={totalPages}
            onChange={(next) => setPosition({ fetchPage, page: next })}
            labels={{
              navigation: text('record.pages'),
              previous: text('record.previous'),
              next: text('record.next'),
              page: (number) => text('record.page', { number }),
            }}
          />
        )}
      >
        {({ items }) => children(items)}
      </LoadableSection>
    </div>
  );
}) as <Item>(props: RecordPagesProps<Item>) => ReactNode;

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
