import { toDecimal, toMoney, type PlayedRound, type PlayedRoundPage, type WithCurrency } from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { DataTableSkeleton, EmptyState, LoadableSection, LoadFailed, Pagination, recordIcon } from '@atrium/ui';
import { lastDays } from '@atrium/ui/dates';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { BetTable } from './bet-table';
import { toCsv } from '../records/csv';
import { RecordControls } from '../records/record-controls';
import { saveFile } from '../records/save-file';
import { fetchAllBets, fetchBets } from './play-query';

/** The rounds that the customer played, by days; reloads when the balance changes. */
export const BettingRecord = observer(function BettingRecord() {
  const host = useHost();
  const text = useText();
  const [query, setQuery] = useState(() => ({ range: lastDays(7, new Date()), page: 1 }));
  const [record] = useState(() => new Loadable<WithCurrency<PlayedRoundPage>>());
  const { range, page } = query;
  useEffect(() => void record.load(() => fetchBets(host, range, page)), [record, host, range, page]);
  useEffect(
    () => host.events.on('account.changed@1', ({ part }) => void (part === 'balance' && record.again())),
    [host, record],
  );
  const save = async (currency: string) => {
    const rounds = await fetchAllBets(host, range);
    const titles = ['record.time', 'bets.game', 'bets.stake', 'bets.won', 'bets.result'].map((key) => text(key));
    const cells = rounds.map((round) => [
      new Date(round.time).toISOString(),
      round.game || round.vendor,
      round.stake,
      round.won,
      round.open ? '' : toDecimal(resultOf(round, currency)),
    ]);
    saveFile(`${range.from}--${range.to}.csv`, toCsv([[...titles], ...cells]));
  };
  const shown = record.value;

  return (
    <div css={style}>
      <RecordControls
        range={range}
        onChange={(next) => setQuery({ range: next, page: 1 })}
        hasRows={shown !== undefined && shown.bets.length > 0}
        onSave={() => save(shown?.currency ?? '')}
      />
      <LoadableSection
        state={record.state}
        value={record.value}
        failure={<LoadFailed title={text('play.failed')} text={text} onRetry={() => void record.again()} of={record} />}
        loading={<DataTableSkeleton label={text('play.loading')} />}
        isEmpty={({ bets }) => bets.length === 0}
        empty={
          <EmptyState icon={recordIcon} title={text('record.empty')}>
            {text('play.empty')}
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
        {(answer) => (
          <>
            <BetTable page={answer} resultOf={(round) => resultOf(round, answer.currency)} />
            {answer.hasEarlier && <p css={noteStyle}>{text('play.latest')}</p>}
          </>
        )}
      </LoadableSection>
    </div>
  );
});

/** The win minus the stake. */
function resultOf({ stake, won }: PlayedRound, currency: string) {
  return { minor: toMoney(won, currency).minor - toMoney(stake, currency).minor, currency };
}

const noteStyle = css`
  margin-block-start: var(--space-3);
  color: var(--color-muted);
`;

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
