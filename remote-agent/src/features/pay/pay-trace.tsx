import { contractsPay, type ContractKind, type ContractPay } from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { Button, DataTableSkeleton, Dialog, LoadableSection, LoadFailed, Tag, type DataColumn } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useAgreementName } from '../agreements/agreement-name';
import { useDayName } from '../period/use-day-name';
import { Amount } from '../table/amount';
import { PagesNav } from '../table/pages-nav';
import { TeamTable } from '../table/team-table';
import { PayInputs } from './pay-inputs';

/** What is traced: all pay of a kind on one day of the merchant, or one pay. */
export type Traced = { date: string } | { pay: ContractPay };

interface PayTraceProps {
  kind: ContractKind;
  currency: string;
  traced: Traced;
  onClose: () => void;
}

/** Traces a pay to its figures and the rounds behind it; a day to its pays first. */
export function PayTrace({ kind, currency, traced, onClose }: PayTraceProps) {
  const text = useText();
  const dayName = useDayName();
  const [chosen, setChosen] = useState<ContractPay>();
  const content = useRef<HTMLDivElement>(null);
  const choose = (next: ContractPay | undefined) => {
    setChosen(next);
    // the button that was pressed leaves
    content.current?.focus();
  };
  const pay = 'pay' in traced ? traced.pay : chosen;
  const day = 'pay' in traced ? traced.pay.date : traced.date;
  const title = text('pay.trace.of', {
    what: text(`contract.kind.${kind}`),
    day: dayName(day),
  });
  return (
    <Dialog title={title} onClose={onClose} closeLabel={text('dialog.close')}>
      <div ref={content} tabIndex={-1} css={style}>
        {chosen && (
          <Button size="small" variant="ghost" onClick={() => choose(undefined)}>
            {text('pay.trace.back')}
          </Button>
        )}
        {pay ? (
          <PayInputs key={pay.id} pay={pay} currency={currency} />
        ) : (
          <DayPays kind={kind} date={day} onChoose={choose} />
        )}
      </div>
    </Dialog>
  );
}

interface DayPaysProps {
  kind: ContractKind;
  date: string;
  onChoose: (pay: ContractPay) => void;
}

interface PayPage {
  currency: string;
  rows: ContractPay[];
  totalPages: number;
}

const pageSize = 20;

/** The pays of one day. */
const DayPays = observer(function DayPays({ kind, date, onChoose }: DayPaysProps) {
  const { api, signal, language } = useHost();
  const text = useText();
  const dayName = useDayName();
  const nameOf = useAgreementName();
  const [pageNo, setPageNo] = useState(1);
  const [pays] = useState(() => new Loadable<PayPage>());
  useEffect(() => {
    const request = { kind, by: 'periods' as const, from: date, to: date, pageNo, pageSize };
    void pays.load(() => api.call(contractsPay, request, { signal }));
  }, [pays, api, signal, kind, date, pageNo]);
  const columnsOf = (currency: string): DataColumn<ContractPay>[] => [
    {
      id: 'period',
      title: text('pay.period'),
      cell: ({ periodStart }) => (periodStart === undefined ? dayName(date) : language.date(periodStart, 'short')),
    },
    {
      id: 'contract',
      title: text('offer.subject'),
      cell: (pay) => (
        <>
          {nameOf({ kind, ...pay })} {pay.correction && <Tag tone="quiet">{text('pay.correction')}</Tag>}
        </>
      ),
    },
    {
      id: 'amount',
      title: text('record.amount'),
      figure: true,
      cell: ({ amount }) => <Amount decimal={amount} currency={currency} />,
    },
    {
      id: 'trace',
      title: text('agreement.actions'),
      cell: (pay) => (
        <Button size="small" variant="secondary" onClick={() => onChoose(pay)}>
          {text('agreement.details')}
        </Button>
      ),
    },
  ];
  return (
    <LoadableSection
      state={pays.state}
      value={pays.value}
      failure={<LoadFailed title={text('record.failed')} text={text} onRetry={() => void pays.again()} of={pays} />}
      loading={<DataTableSkeleton label={text('record.loading')} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<p>{text('record.empty')}</p>}
      footer={({ totalPages }) => <PagesNav page={pageNo} pageCount={totalPages} onChange={setPageNo} />}
    >
      {({ currency, rows }) => (
        <TeamTable
          times
          caption={text(`contract.kind.${kind}`)}
          columns={columnsOf(currency)}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </LoadableSection>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  & > button {
    justify-self: start;
  }
`;
