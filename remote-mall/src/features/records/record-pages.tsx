import { Loadable, RequestNumber, useText } from '@atrium/contract/react';
import { EmptyState, ErrorState, Pagination, recordIcon, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { boundsOf, faultOf, lastDays, longestPeriod } from './period';
import { PeriodFilter } from './period-filter';

export interface RecordPage<Item> {
  items: Item[];
  totalPages: number;
}

/** Asks for a page of some days; times are milliseconds since 1970, pages count from 1. */
export type AskForPage<Item> = (query: { start: number; end: number; page: number }) => Promise<RecordPage<Item>>;

interface RecordPagesProps<Item> {
  /** Asked again, from the first page on, when it becomes another. */
  ask: AskForPage<Item>;
  children: (items: Item[]) => ReactNode;
  /** More to narrow by than days. */
  filter?: ReactNode;
}

/** A record in pages, narrowed by days: the last thirty at first. */
export const RecordPages = observer(function RecordPages<Item>({ ask, children, filter }: RecordPagesProps<Item>) {
  const text = useText();
  const [period, setPeriod] = useState(() => lastDays(longestPeriod, new Date()));
  const [turned, setTurned] = useState({ ask, page: 1 });
  const page = turned.ask === ask ? turned.page : 1;
  const [record] = useState(() => new Loadable<RecordPage<Item>>());
  const fault = faultOf(period);
  useEffect(() => {
    if (!fault) void record.load(() => ask({ ...boundsOf(period), page }));
  }, [record, ask, period, page, fault]);

  const { state, value } = record;
  return (
    <div css={style}>
      <PeriodFilter
        period={period}
        fault={fault}
        onChange={(next) => {
          setPeriod(next);
          setTurned({ ask, page: 1 });
        }}
      >
        {filter}
      </PeriodFilter>
      {state === 'failed' && (
        <ErrorState title={text('record.failed')} retryLabel={text('failed.retry')} onRetry={() => void record.again()}>
          {text('failed.hint')}
          <RequestNumber of={record} />
        </ErrorState>
      )}
      {state === 'loading' && !value && (
        <div role="status" aria-label={text('record.loading')}>
          <Skeleton shape="card" height="18rem" />
        </div>
      )}
      {state !== 'failed' && value && (
        <div aria-busy={state === 'loading'} css={state === 'loading' && waiting}>
          {value.items.length > 0 ? (
            children(value.items)
          ) : (
            <EmptyState icon={recordIcon} title={text('record.empty')}>
              {text('record.empty.hint')}
            </EmptyState>
          )}
          <Pagination
            page={page}
            pageCount={value.totalPages}
            onChange={(next) => setTurned({ ask, page: next })}
            labels={{
              navigation: text('record.pages'),
              previous: text('record.previous'),
              next: text('record.next'),
              page: (number) => text('record.page', { number }),
            }}
          />
        </div>
      )}
    </div>
  );
}) as <Item>(props: RecordPagesProps<Item>) => ReactNode;

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const waiting = css`
  opacity: 0.55;
`;
