import { toMoney, type PlayedRound, type PlayedRoundPage, type WithCurrency } from '@atrium/api';
import type { Money as Amount } from '@atrium/contract';
import { useHost, useText, ZoneNote } from '@atrium/contract/react';
import { DataTable, Money, type DataColumn } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId } from 'react';
import { SignedMoney } from '../records/signed-money';
import { BetSlip } from './bet-slip';

interface BetTableProps {
  page: WithCurrency<PlayedRoundPage>;
  resultOf: (round: PlayedRound) => Amount;
}

/** One page of rounds; on narrow screens a row becomes a card. */
export function BetTable({ page: { currency, bets }, resultOf }: BetTableProps) {
  const { language } = useHost();
  const text = useText();
  const zone = useId();
  const figure = (id: 'stake' | 'won'): DataColumn<PlayedRound> => ({
    id,
    title: text(`bets.${id}`),
    figure: true,
    cell: (round) => <Money text={language.money(toMoney(round[id], currency))} />,
  });
  const columns: DataColumn<PlayedRound>[] = [
    {
      id: 'time',
      title: text('record.time'),
      cell: ({ time }) => <time dateTime={new Date(time).toISOString()}>{language.date(time, 'short')}</time>,
    },
    {
      id: 'game',
      title: text('bets.game'),
      cell: ({ game, vendor, round, refunded, slip }) => (
        <>
          {game || vendor || round}
          {refunded && <small>{text('bets.refunded')}</small>}
          {slip && <BetSlip slip={slip} />}
        </>
      ),
    },
    figure('stake'),
    figure('won'),
    {
      id: 'result',
      title: text('bets.result'),
      figure: true,
      cell: (round) => (round.open ? text('bets.open') : <SignedMoney amount={resultOf(round)} />),
    },
  ];
  return (
    <>
      <ZoneNote id={zone} />
      <DataTable
        caption={text('page.personalHistoryCopy')}
        columns={columns}
        rows={bets}
        keyOf={({ id }) => id}
        describedBy={zone}
        narrow={narrow}
        css={style}
      />
    </>
  );
}

const narrow = { below: 'centre (max-width: 40rem)', form: 'cards' } as const;

const style = css`
  & small {
    display: block;
    color: var(--color-muted);
  }
  & time {
    color: var(--color-muted);
    font-variant-numeric: tabular-nums;
  }
`;
