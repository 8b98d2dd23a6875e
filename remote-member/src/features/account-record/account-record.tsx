import type { TransactionPage } from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { DataTableSkeleton, LoadableSection, LoadFailed, Pagination } from '@atrium/ui';
import { lastDays } from '@atrium/ui/dates';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { EmptyRecord } from './empty-record';
import { RecordFilter } from './record-filter';
import { toCsv } from '../records/csv';
import { saveFile } from '../records/save-file';
import { fetchRecord, fetchWholeRecord, type RecordQuery } from './record-query';
import { RecordTable } from './record-table';
import { kindKey } from './use-record-columns';

const initialQuery = (): RecordQuery => ({ kind: '', range: lastDays(7, new Date()), page: 1 });

/** The customer's transactions, filtered by kind and days; reloads when the balance changes. */
export const AccountRecord = observer(function AccountRecord() {
  const host = useHost();
  const text = useText();
  const [query, setQuery] = useState(initialQuery);
  const [record] = useState(() => new Loadable<TransactionPage>());
  useEffect(() => {
    void record.load(() => fetchRecord(host, query));
  }, [record, host, query]);
  useEffect(
    () => host.events.on('account.changed@1', ({ part }) => void (part === 'balance' && record.again())),
    [host, record],
  );
  const save = async () => {
    const entries = await fetchWholeRecord(host, query);
    const titles = [
      'record.time',
      'record.type',
      'play.reference',
      'record.amount',
      'record.balance',
      'wallets.vendor',
    ];
    const cells = entries.map(({ time, type, reference, amount, balance, wallet }) => [
      ...[new Date(time).toISOString(), text(kindKey({ type, amount })), reference, amount, balance, wallet],
    ]);
    saveFile(`${query.range.from}--${query.range.to}.csv`, toCsv([titles.map((key) => text(key)), ...cells]));
  };

  return (
    <div css={style}>
      <RecordFilter
        query={query}
        onChange={(change) => setQuery({ ...query, page: 1, ...change })}
        hasRows={(record.value?.transactions.length ?? 0) > 0}
        onSave={save}
      />
      <LoadableSection
        state={record.state}
        value={record.value}
        failure={
          <LoadFailed title={text('record.failed')} text={text} onRetry={() => void record.again()} of={record} />
        }
        loading={<DataTableSkeleton label={text('record.loading')} />}
        isEmpty={({ transactions }) => transactions.length === 0}
        empty={<EmptyRecord kind={query.kind} />}
        footer={({ totalPages }) => (
          <Pagination
            page={query.page}
            pageCount={totalPages}
            onChange={(page) => setQuery({ ...query, page })}
            labels={{
              navigation: text('record.pages'),
              previous: text('record.previous'),
              next: text('record.next'),
              page: (number) => text('record.page', { number }),
            }}
          />
        )}
      >
        {(page) => (
          <>
            <RecordTable page={page} />
            {page.hasEarlier && <p css={noteStyle}>{text('play.latest')}</p>}
          </>
        )}
      </LoadableSection>
    </div>
  );
});

const noteStyle = css`
  margin-block-start: var(--space-3);
  color: var(--color-muted);
`;

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
