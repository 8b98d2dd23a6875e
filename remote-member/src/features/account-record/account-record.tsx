import type { TransactionPage } from '@atrium/api';
import { Loadable, RequestNumber, useHost, useText } from '@atrium/contract/react';
import { ErrorState, Pagination } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { EmptyRecord } from './empty-record';
import { RecordFilter } from './record-filter';
import { periodError, lastDays } from './record-period';
import { fetchRecord, type RecordQuery } from './record-query';
import { RecordTable, RecordTableSkeleton } from './record-table';

const initialQuery = (): RecordQuery => ({ kind: '', period: lastDays(7, new Date()), page: 1 });

/** The customer's transactions, filtered by kind and days; reloads when the balance changes. */
export const AccountRecord = observer(function AccountRecord() {
  const host = useHost();
  const text = useText();
  const [query, setQuery] = useState(initialQuery);
  const [record] = useState(() => new Loadable<TransactionPage>());
  const fault = periodError(query.period);
  useEffect(() => {
    if (!fault) void record.load(() => fetchRecord(host, query));
  }, [record, host, query, fault]);
  useEffect(
    () => host.events.on('account.changed@1', ({ part }) => void (part === 'balance' && record.again())),
    [host, record],
  );

  const { state, value } = record;
  const loading = state === 'loading';
  return (
    <div css={style}>
      <RecordFilter query={query} fault={fault} onChange={(change) => setQuery({ ...query, page: 1, ...change })} />
      {state === 'failed' && (
        <ErrorState title={text('record.failed')} retryLabel={text('failed.retry')} onRetry={() => void record.again()}>
          {text('failed.hint')}
          <RequestNumber of={record} />
        </ErrorState>
      )}
      {loading && !value && <RecordTableSkeleton />}
      {state !== 'failed' && value && (
        <div aria-busy={loading} css={loading && waiting}>
          {value.transactions.length === 0 ? <EmptyRecord kind={query.kind} /> : <RecordTable page={value} />}
          <Pagination
            page={query.page}
            pageCount={value.totalPages}
            onChange={(page) => setQuery({ ...query, page })}
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
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const waiting = css`
  opacity: 0.55;
`;
