import type { Downline, DownlinePage } from '@atrium/api';
import { Link, useCan, useHost, useText } from '@atrium/contract/react';
import { linkStyle, type DataColumn } from '@atrium/ui';
import { css } from '@emotion/react';
import { OfferButton } from '../agreements/offer-button';
import { useContractKinds } from '../agreements/use-contract-kinds';
import { TransferButton } from '../transfers/transfers';
import { Amount } from '../table/amount';
import { TeamTable } from '../table/team-table';
import { DownlineName } from './downline-name';

interface DownlineTableProps {
  page: DownlinePage;
  /** After money was sent to one of them. */
  onSent: () => void;
}

/** One page of team members. */
export function DownlineTable({ page: { currency, members }, onSent }: DownlineTableProps) {
  const { language } = useHost();
  const text = useText();
  const canOpenDownlines = useCan('downlines.manage');
  const hasContracts = useContractKinds().length > 0;
  const teamSize = ({ id, team, account }: Downline) => {
    const count = language.number(team);
    if (team === 0 || !canOpenDownlines) return count;
    return (
      <Link
        to="agent.centre@1"
        params={{ page: 'agentDownlineManagement', of: id }}
        aria-label={text('downlines.below', { account, count })}
        css={linkStyle}
      >
        {count}
      </Link>
    );
  };
  const columns: DataColumn<Downline>[] = [
    { id: 'member', title: text('downlines.member'), cell: (member) => <DownlineName member={member} /> },
    { id: 'level', title: text('downlines.level'), cell: ({ level }) => language.number(level) },
    { id: 'team', title: text('downlines.team'), cell: teamSize },
    { id: 'joined', title: text('downlines.joined'), cell: ({ joined }) => language.date(joined, 'date') },
    {
      id: 'balance',
      title: text('downlines.balance'),
      figure: true,
      cell: ({ balance }) => <Amount decimal={balance} currency={currency} />,
    },
    {
      id: 'turnover',
      title: text('figure.turnover'),
      figure: true,
      cell: ({ turnover }) => <Amount decimal={turnover} currency={currency} />,
    },
    {
      id: 'winLoss',
      title: text('figure.winLoss'),
      figure: true,
      cell: ({ winLoss }) => <Amount decimal={winLoss} currency={currency} signed />,
    },
    ...(canOpenDownlines
      ? [
          {
            id: 'actions',
            title: text('agreement.actions'),
            cell: (member: Downline) => (
              <span css={actionsStyle}>
                <TransferButton account={member.account} onSent={onSent} />
                {hasContracts && member.level === 1 && member.takesContracts !== false && (
                  <OfferButton member={member} />
                )}
              </span>
            ),
          },
        ]
      : []),
  ];
  return <TeamTable caption={text('downlines.caption')} columns={columns} rows={members} keyOf={({ id }) => id} />;
}

const actionsStyle = css`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
