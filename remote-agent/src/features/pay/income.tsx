import { contractKinds, contractsIncome, toMoney, type ContractKind, type DayIncome } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { LinkButton, type DataColumn } from '@atrium/ui';
import { lazy, Suspense, useState } from 'react';
import { useDayName } from '../period/use-day-name';
import { Amount } from '../table/amount';
import { TeamTable } from '../table/team-table';
import { PaySection } from './pay-section';

const PayTrace = lazy(async () => ({ default: (await import('./pay-trace')).PayTrace }));

/** What all contracts paid the agent, day by day. */
export function Income() {
  const { language } = useHost();
  const text = useText();
  const dayName = useDayName();
  const [traced, setTraced] = useState<{ kind: ContractKind; date: string }>();
  const columnsOf = (currency: string): DataColumn<DayIncome>[] => [
    { id: 'date', title: text('chart.day'), cell: ({ date }) => dayName(date) },
    ...contractKinds.map((kind) => ({
      id: kind,
      title: text(`contract.kind.${kind}`),
      figure: true,
      cell: (row: DayIncome) => {
        const decimal = row[kind];
        if (decimal === undefined) return false;
        const amount = <Amount decimal={decimal} currency={currency} />;
        if (Number(decimal) === 0) return amount;
        const what = `${text(`contract.kind.${kind}`)} ${language.money(toMoney(decimal, currency))}`;
        return (
          <LinkButton
            aria-label={text('pay.trace.of', { what, day: dayName(row.date) })}
            onClick={() => setTraced({ kind, date: row.date })}
          >
            {amount}
          </LinkButton>
        );
      },
    })),
    {
      id: 'amount',
      title: text('loss.total'),
      figure: true,
      cell: ({ amount }) => <Amount decimal={amount} currency={currency} />,
    },
  ];
  return (
    <PaySection endpoint={contractsIncome} request={{}}>
      {({ currency, rows }) => (
        <>
          <TeamTable
            caption={text('page.agentIncome')}
            columns={columnsOf(currency)}
            rows={rows}
            keyOf={({ date }) => date}
          />
          {traced && (
            <Suspense>
              <PayTrace kind={traced.kind} currency={currency} traced={traced} onClose={() => setTraced(undefined)} />
            </Suspense>
          )}
        </>
      )}
    </PaySection>
  );
}
