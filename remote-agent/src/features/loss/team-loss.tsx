import { agentLoss, type MemberLoss, type TeamLossPage } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import type { DataColumn } from '@atrium/ui';
import { RecordList } from '../records/record-list';
import { Amount } from '../table/amount';
import { TeamTable } from '../table/team-table';
import { LossTotal } from './loss-total';

/** Win/loss by team member, the highest loss first. */
export function TeamLoss() {
  return (
    <RecordList endpoint={agentLoss} isEmpty={({ members }) => members.length === 0}>
      {(page) => (
        <>
          <LossTotal page={page} />
          <LossTable page={page} />
        </>
      )}
    </RecordList>
  );
}

function LossTable({ page: { currency, members } }: { page: TeamLossPage }) {
  const text = useText();
  const figure = (id: 'turnover' | 'winLoss' | 'deposits' | 'withdrawals'): DataColumn<MemberLoss> => ({
    id,
    title: text(`figure.${id}`),
    figure: true,
    cell: (member) => <Amount decimal={member[id]} currency={currency} signed={id === 'winLoss'} />,
  });
  const columns: DataColumn<MemberLoss>[] = [
    { id: 'member', title: text('downlines.member'), cell: ({ account }) => <b>{account}</b> },
    figure('winLoss'),
    figure('turnover'),
    figure('deposits'),
    figure('withdrawals'),
  ];
  return (
    <TeamTable caption={text('page.palStatementsAgentCopy')} columns={columns} rows={members} keyOf={({ id }) => id} />
  );
}
