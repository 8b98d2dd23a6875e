import { agentBets, type TeamBet, type TeamBetPage } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import type { DataColumn } from '@atrium/ui';
import { RecordList } from '../records/record-list';
import { Amount } from '../table/amount';
import { TeamTable } from '../table/team-table';

/** All rounds played by the team. */
export function TeamBets() {
  return (
    <RecordList endpoint={agentBets} isEmpty={({ bets }) => bets.length === 0}>
      {(page) => <BetTable page={page} />}
    </RecordList>
  );
}

function BetTable({ page: { currency, bets } }: { page: TeamBetPage }) {
  const { language } = useHost();
  const text = useText();
  const columns: DataColumn<TeamBet>[] = [
    { id: 'member', title: text('downlines.member'), cell: ({ account }) => <b>{account}</b> },
    { id: 'time', title: text('record.time'), cell: ({ time }) => language.date(time, 'short') },
    {
      id: 'stake',
      title: text('record.stake'),
      figure: true,
      cell: ({ stake }) => <Amount decimal={stake} currency={currency} />,
    },
    {
      id: 'won',
      title: text('record.won'),
      figure: true,
      cell: ({ won }) => <Amount decimal={won} currency={currency} />,
    },
  ];
  return (
    <TeamTable times caption={text('page.personalHistoryCopy')} columns={columns} rows={bets} keyOf={({ id }) => id} />
  );
}
