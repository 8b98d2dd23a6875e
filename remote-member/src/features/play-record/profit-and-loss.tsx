import { toMoney, walletsProfit, type Profit, type ProfitDay, type WithCurrency } from '@atrium/api';
import { Loadable, useHost, useText, ZoneNote } from '@atrium/contract/react';
import {
  cardStyle,
  DataTable,
  DataTableSkeleton,
  EmptyState,
  LoadableSection,
  LoadFailed,
  Money,
  recordIcon,
  type DataColumn,
} from '@atrium/ui';
import { lastDays, startOf } from '@atrium/ui/dates';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { toCsv } from '../records/csv';
import { RecordControls } from '../records/record-controls';
import { saveFile } from '../records/save-file';
import { SignedMoney } from '../records/signed-money';
import { inViewerZone } from './play-query';

const figures = ['stake', 'won', 'rewards', 'result'] as const;
type Figure = (typeof figures)[number];

/** The key of a figure's title. */
const titleKeys = {
  stake: 'bets.stake',
  won: 'bets.won',
  rewards: 'profit.rewards',
  result: 'bets.result',
} as const satisfies Record<Figure, string>;

/** What the customer won and lost: the total of the chosen days, and each day. */
export const ProfitAndLoss = observer(function ProfitAndLoss() {
  const host = useHost();
  const text = useText();
  const [range, setRange] = useState(() => lastDays(7, new Date()));
  const [profit] = useState(() => new Loadable<WithCurrency<Profit>>());
  useEffect(
    () =>
      void profit.load(async () => {
        const answer = await host.api.call(walletsProfit, inViewerZone(range), { signal: host.signal });
        return { ...answer, currency: answer.currency ?? host.settings.currency.code };
      }),
    [profit, host, range],
  );
  useEffect(
    () => host.events.on('account.changed@1', ({ part }) => void (part === 'balance' && profit.again())),
    [host, profit],
  );
  const save = ({ days }: Pick<Profit, 'days'>) => {
    const titles = [text('profit.day'), ...figures.map((name) => text(titleKeys[name]))];
    const cells = days.map((line) => [line.day, ...figures.map((name) => line[name])]);
    saveFile(`${range.from}--${range.to}.csv`, toCsv([titles, ...cells]));
  };
  const shown = profit.value;

  return (
    <div css={style}>
      <RecordControls
        range={range}
        onChange={setRange}
        hasRows={shown !== undefined && shown.days.length > 0}
        onSave={() => Promise.resolve(shown && save(shown))}
      />
      <LoadableSection
        state={profit.state}
        value={profit.value}
        failure={<LoadFailed title={text('play.failed')} text={text} onRetry={() => void profit.again()} of={profit} />}
        loading={<DataTableSkeleton label={text('play.loading')} />}
        isEmpty={({ total, days }) => days.length === 0 && !hasFigures(total)}
        empty={
          <EmptyState icon={recordIcon} title={text('record.empty')}>
            {text('play.empty')}
          </EmptyState>
        }
      >
        {(answer) => (
          <>
            {answer.total && <Totals currency={answer.currency} total={answer.total} />}
            {answer.days.length > 0 && <DayTable profit={answer} />}
          </>
        )}
      </LoadableSection>
    </div>
  );
});

/** Whether something was played in all, though no day can be shown. */
function hasFigures(total: Profit['total']): boolean {
  return total !== undefined && figures.some((name) => Number(total[name]) !== 0);
}

function Totals({ currency, total }: { currency: string; total: NonNullable<Profit['total']> }) {
  const text = useText();
  return (
    <dl aria-label={text('profit.total')} css={[cardStyle, totalsStyle]}>
      {figures.map((name) => (
        <div key={name}>
          <dt>{text(titleKeys[name])}</dt>
          <dd>
            <FigureMoney name={name} decimal={total[name]} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DayTable({ profit: { currency, days } }: { profit: WithCurrency<Profit> }) {
  const { language } = useHost();
  const text = useText();
  const zone = useId();
  const columns: DataColumn<ProfitDay>[] = [
    {
      id: 'day',
      title: text('profit.day'),
      cell: ({ day }) => (
        <time dateTime={day}>{startOf(day).toLocaleDateString(language.locale(), { dateStyle: 'medium' })}</time>
      ),
    },
    ...figures.map((name) => ({
      id: name,
      title: text(titleKeys[name]),
      figure: true,
      cell: (line: ProfitDay) => <FigureMoney name={name} decimal={line[name]} currency={currency} />,
    })),
  ];
  return (
    <>
      <ZoneNote id={zone} />
      <DataTable
        caption={text('page.personalProfit')}
        columns={columns}
        rows={days}
        keyOf={({ day }) => day}
        describedBy={zone}
        narrow={narrow}
      />
    </>
  );
}

function FigureMoney({ name, decimal, currency }: { name: Figure; decimal: string; currency: string }) {
  const { language } = useHost();
  const amount = toMoney(decimal, currency);
  return name === 'result' ? <SignedMoney amount={amount} /> : <Money text={language.money(amount)} />;
}

const narrow = { below: 'centre (max-width: 40rem)', form: 'cards' } as const;

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const totalsStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: var(--space-3) var(--space-4);
  margin-block-end: var(--space-4);
  padding: var(--space-4);
  & dt {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  & dd {
    color: var(--color-heading);
    font-size: var(--type-large);
  }
`;
