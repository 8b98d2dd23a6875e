import { Loadable, useHost, useText } from '@atrium/contract/react';
import { EmptyState, LoadableSection, LoadFailed, Pagination, recordIcon, Skeleton } from '@atrium/ui';
import { DayRangePicker, lastDays, longestRange } from '@atrium/ui/dates';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useLiveRefresh } from '../live/use-live-refresh';
import { boundsOf } from './bounds-of';

export interface RecordPage<Item> {
  items: Item[];
  totalPages: number;
}

/** Fetches a page of a range of days; times are milliseconds since 1970, pages are 1-based. */
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
  const { language } = useHost();
  const text = useText();
  const [range, setRange] = useState(() => lastDays(longestRange, new Date()));
  const [position, setPosition] = useState({ fetchPage, page: 1 });
  const page = position.fetchPage === fetchPage ? position.page : 1;
  const [record] = useState(() => new Loadable<RecordPage<Item>>());
  useEffect(() => {
    void record.load(() => fetchPage({ ...boundsOf(range), page }));
  }, [record, fetchPage, range, page]);
  useLiveRefresh('mine', record.refresh);
  // a decision may have emptied the last page
  const lastPage = Math.max(1, record.value?.totalPages ?? page);
  useEffect(() => {
    if (record.state === 'ready' && page > lastPage) setPosition({ fetchPage, page: lastPage });
  }, [record.state, page, lastPage, fetchPage]);

  return (
    <div css={style}>
      <div css={filterStyle}>
        {filter}
        <DayRangePicker
          value={range}
          onChange={(next) => {
            setRange(next);
            setPosition({ fetchPage, page: 1 });
          }}
          text={text}
          locale={language.locale()}
        />
      </div>
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

const filterStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: start;
  & > * {
    flex: 1 1 min(100%, 14rem);
  }
`;
