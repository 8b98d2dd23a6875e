import { contractsPayRounds, type ContractPay, type PayRounds } from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { DataTableSkeleton, LoadableSection, LoadFailed, type DataColumn } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useContractTexts } from '../contracts/contract-texts';
import { Amount } from '../table/amount';
import { PagesNav } from '../table/pages-nav';
import { TeamTable } from '../table/team-table';

type Round = PayRounds['rounds'][number];

const pageSize = 20;

/** The figures from which a pay was computed, and the rounds that add up to them. */
export const PayInputs = observer(function PayInputs({ pay, currency }: { pay: ContractPay; currency: string }) {
  const { api, signal, language } = useHost();
  const text = useText();
  const texts = useContractTexts();
  const [pageNo, setPageNo] = useState(1);
  const [rounds] = useState(() => new Loadable<PayRounds>());
  useEffect(() => {
    void rounds.load(() => api.call(contractsPayRounds, { id: pay.id, pageNo, pageSize }, { signal }));
  }, [rounds, api, signal, pay, pageNo]);
  const money = (decimal: string | undefined) =>
    decimal !== undefined && <Amount decimal={decimal} currency={currency} />;
  const moment = (time: number | undefined) => (time === undefined ? '' : language.date(time, 'short'));
  const figures: [string, ReactNode][] = [
    ['pay.period', `${moment(pay.periodStart)} – ${moment(pay.periodEnd)}`],
    ['figure.turnover', money(pay.stake)],
    ['contract.netLoss', money(pay.netLoss)],
    ['contract.activeMember', language.number(pay.activeMembers)],
    ['contract.rate', texts.rate(pay.rate, pay.rateType) || texts.rateType(pay.rateType)],
    [pay.correction ? 'pay.correction' : 'record.amount', money(pay.amount)],
  ];
  const columns: DataColumn<Round & { key: string }>[] = [
    { id: 'time', title: text('record.time'), cell: ({ time }) => language.date(time, 'short') },
    { id: 'account', title: text('downlines.member'), cell: ({ account }) => <b>{account}</b> },
    { id: 'round', title: text('pay.round'), cell: ({ round }) => round || '–' },
    { id: 'stake', title: text('record.stake'), figure: true, cell: ({ stake }) => money(stake) },
    { id: 'won', title: text('record.won'), figure: true, cell: ({ won }) => money(won) },
  ];
  return (
    <>
      <dl css={figuresStyle}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LoadableSection
        state={rounds.state}
        value={rounds.value}
        failure={
          <LoadFailed title={text('record.failed')} text={text} onRetry={() => void rounds.again()} of={rounds} />
        }
        loading={<DataTableSkeleton label={text('record.loading')} />}
        isEmpty={(page) => page.rounds.length === 0}
        empty={<p>{text('record.empty')}</p>}
        footer={({ totalPages }) => <PagesNav page={pageNo} pageCount={totalPages} onChange={setPageNo} />}
      >
        {(page) => (
          <TeamTable
            times
            caption={text('pay.rounds')}
            columns={columns}
            rows={page.rounds.map((round, index) => ({ ...round, key: String(index) }))}
            keyOf={({ key }) => key}
          />
        )}
      </LoadableSection>
    </>
  );
});

const figuresStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: var(--space-3);
  margin: 0;
  /* the period is longer than the other figures */
  & > :first-of-type {
    grid-column: 1 / -1;
  }
  & dt {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  & dd {
    margin: 0;
    font-weight: 600;
  }
`;
