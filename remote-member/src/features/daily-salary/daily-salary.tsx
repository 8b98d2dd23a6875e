import { contractsPay, toMoney, type ContractPay } from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import {
  DataTable,
  DataTableSkeleton,
  EmptyState,
  LoadableSection,
  LoadFailed,
  Money,
  Pagination,
  recordIcon,
  type DataColumn,
} from '@atrium/ui';
import { lastDays, merchantDays, startOf } from '@atrium/ui/dates';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { toCsv } from '../records/csv';
import { everyPage, largestPage } from '../records/every-page';
import { RecordControls } from '../records/record-controls';
import { saveFile } from '../records/save-file';
import { SignedMoney } from '../records/signed-money';

const pageSize = 20;

interface PayPage {
  currency: string;
  rows: ContractPay[];
  totalPages: number;
}

/** What the customer's daily salaries paid, by days of the merchant. */
export const DailySalary = observer(function DailySalary() {
  const host = useHost();
  const text = useText();
  const [{ range, page }, setQuery] = useState(() => ({ range: lastDays(7, new Date()), page: 1 }));
  const [pays] = useState(() => new Loadable<PayPage>());
  useEffect(() => {
    const days = merchantDays(range, new Date());
    const request = { kind: 'daily', by: 'days', ...days, pageNo: page, pageSize } as const;
    void pays.load(() => host.api.call(contractsPay, request, { signal: host.signal }));
  }, [pays, host, range, page]);
  const save = async () => {
    const days = merchantDays(range, new Date());
    const request = { kind: 'daily', by: 'days', ...days, pageSize: largestPage } as const;
    const rows = await everyPage((pageNo) =>
      host.api.call(contractsPay, { ...request, pageNo }, { signal: host.signal }),
    );
    const titles = ['profit.day', 'salary.turnover', 'record.amount'].map((key) => text(key));
    const cells = rows.map(({ date, stake, amount }) => [date, stake ?? '', amount]);
    saveFile(`${range.from}--${range.to}.csv`, toCsv([titles, ...cells]));
  };

  return (
    <div css={style}>
      <RecordControls
        range={range}
        onChange={(next) => setQuery({ range: next, page: 1 })}
        hasRows={(pays.value?.rows.length ?? 0) > 0}
        onSave={save}
      />
      <LoadableSection
        state={pays.state}
        value={pays.value}
        failure={<LoadFailed title={text('play.failed')} text={text} onRetry={() => void pays.again()} of={pays} />}
        loading={<DataTableSkeleton label={text('play.loading')} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState icon={recordIcon} title={text('record.empty')}>
            {text('salary.empty')}
          </EmptyState>
        }
        footer={({ totalPages }) => (
          <Pagination
            page={page}
            pageCount={totalPages}
            onChange={(next) => setQuery({ range, page: next })}
            labels={{
              navigation: text('play.pages'),
              previous: text('record.previous'),
              next: text('record.next'),
              page: (number) => text('record.page', { number }),
            }}
          />
        )}
      >
        {({ currency, rows }) => <PayTable currency={currency} pays={rows} />}
      </LoadableSection>
    </div>
  );
});

function PayTable({ currency, pays }: { currency: string; pays: readonly ContractPay[] }) {
  const { language } = useHost();
  const text = useText();
  const columns: DataColumn<ContractPay & { line: string }>[] = [
    {
      id: 'day',
      title: text('profit.day'),
      cell: ({ date }) => (
        <time dateTime={date}>{startOf(date).toLocaleDateString(language.locale(), { dateStyle: 'medium' })}</time>
      ),
    },
    {
      id: 'stake',
      title: text('salary.turnover'),
      figure: true,
      cell: ({ stake }) => stake !== undefined && <Money text={language.money(toMoney(stake, currency))} />,
    },
    {
      id: 'amount',
      title: text('record.amount'),
      figure: true,
      cell: ({ amount }) => <SignedMoney amount={toMoney(amount, currency)} />,
    },
  ];
  return (
    <DataTable
      caption={text('page.playerMRDailySalary')}
      columns={columns}
      rows={pays.map((pay, index) => ({ ...pay, line: pay.id || `${pay.date} ${index}` }))}
      keyOf={({ line }) => line}
      narrow={narrow}
    />
  );
}

const narrow = {
  below: 'centre (max-width: 34rem)',
  form: { areas: "'day amount' auto 'stake stake' auto / minmax(0, 1fr) auto" },
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
