import { agentPayments, type TeamPayment, type TeamPaymentPage } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import type { DataColumn } from '@atrium/ui';
import { RecordList } from '../records/record-list';
import { Amount } from '../table/amount';
import { TeamTable } from '../table/team-table';

const knownTypes: readonly string[] = ['grant', 'withdrawal'];

/** Deposits and withdrawals of the downlines. */
export function DownlinePayments() {
  return (
    <RecordList endpoint={agentPayments} isEmpty={({ payments }) => payments.length === 0}>
      {(page) => <PaymentTable page={page} />}
    </RecordList>
  );
}

function PaymentTable({ page: { currency, payments } }: { page: TeamPaymentPage }) {
  const { language } = useHost();
  const text = useText();
  const columns: DataColumn<TeamPayment>[] = [
    { id: 'member', title: text('downlines.member'), cell: ({ account }) => <b>{account}</b> },
    { id: 'time', title: text('record.time'), cell: ({ time }) => language.date(time, 'short') },
    {
      id: 'type',
      title: text('record.type'),
      cell: ({ type }) => text(`record.type.${knownTypes.includes(type) ? type : 'other'}`),
    },
    {
      id: 'amount',
      title: text('record.amount'),
      figure: true,
      cell: ({ amount }) => <Amount decimal={amount} currency={currency} signed />,
    },
  ];
  return (
    <TeamTable
      times
      caption={text('page.agentDownlineTransaction')}
      columns={columns}
      rows={payments}
      keyOf={({ id }) => id}
    />
  );
}
