import { contractsPay, type ContractKind, type ContractPay } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Button, Tag, type DataColumn } from '@atrium/ui';
import { lazy, Suspense, useState } from 'react';
import { useContractTexts } from '../contracts/contract-texts';
import { useDayName } from '../period/use-day-name';
import { Amount } from '../table/amount';
import { TeamTable } from '../table/team-table';
import { PaySection } from './pay-section';
import type { Traced } from './pay-trace';

const PayTrace = lazy(async () => ({ default: (await import('./pay-trace')).PayTrace }));

interface PayListProps {
  kind: ContractKind;
  /** One row for each day, or one for each contract and period. */
  by: 'days' | 'periods';
  /** The page, which names the table. */
  page: string;
}

/** What contracts of a kind paid, with the figures behind each amount. */
export function PayList({ kind, by, page }: PayListProps) {
  const text = useText();
  const texts = useContractTexts();
  const dayName = useDayName();
  const [traced, setTraced] = useState<Traced>();
  const columnsOf = (currency: string): DataColumn<ContractPay>[] => {
    const money = (decimal: string | undefined) =>
      decimal !== undefined && <Amount decimal={decimal} currency={currency} />;
    return [
      {
        id: 'date',
        title: text('chart.day'),
        cell: ({ date, correction }) => (
          <>
            {dayName(date)} {correction && <Tag tone="quiet">{text('pay.correction')}</Tag>}
          </>
        ),
      },
      ...(by === 'periods' && (kind === 'dividend' || kind === 'hourly')
        ? [
            {
              id: 'product',
              title: text('contract.productType'),
              cell: ({ productType, computationPeriod }: ContractPay) =>
                [texts.product(productType), texts.period(computationPeriod)].filter(Boolean).join(' · '),
            },
          ]
        : []),
      { id: 'stake', title: text('figure.turnover'), figure: true, cell: ({ stake }) => money(stake) },
      ...(kind === 'dividend'
        ? [
            {
              id: 'netLoss',
              title: text('contract.netLoss'),
              figure: true,
              cell: ({ netLoss }: ContractPay) => money(netLoss),
            },
          ]
        : []),
      ...(by === 'periods'
        ? [
            {
              id: 'rate',
              title: text('contract.rate'),
              figure: true,
              cell: ({ rate, rateType }: ContractPay) => texts.rate(rate, rateType) || texts.rateType(rateType),
            },
          ]
        : []),
      { id: 'amount', title: text('record.amount'), figure: true, cell: ({ amount }) => money(amount) },
      {
        id: 'trace',
        title: text('agreement.actions'),
        cell: (pay) => (
          <Button
            size="small"
            variant="secondary"
            aria-label={text('pay.trace.of', { what: text('agreement.details'), day: dayName(pay.date) })}
            onClick={() => setTraced(pay.id === '' ? { date: pay.date } : { pay })}
          >
            {text('agreement.details')}
          </Button>
        ),
      },
    ];
  };
  return (
    <PaySection endpoint={contractsPay} request={{ kind, by }}>
      {({ currency, rows }) => (
        <>
          <TeamTable
            caption={text(`page.${page}`)}
            columns={columnsOf(currency)}
            rows={rows.map((row, index) => ({ ...row, key: row.id || `${row.date} ${index}` }))}
            keyOf={(row) => (row as ContractPay & { key: string }).key}
          />
          {traced && (
            <Suspense>
              <PayTrace kind={kind} currency={currency} traced={traced} onClose={() => setTraced(undefined)} />
            </Suspense>
          )}
        </>
      )}
    </PaySection>
  );
}
