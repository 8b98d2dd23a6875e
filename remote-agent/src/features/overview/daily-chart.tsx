import { toMoney, type TeamDay } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { cardStyle, linkStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { useDayName } from '../period/use-day-name';
import { Amount } from '../table/amount';
import { TeamTable } from '../table/team-table';
import { barsOf, drawing } from './bars';

interface DailyChartProps {
  /** At least two days. */
  days: readonly TeamDay[];
  currency: string;
}

/** Turnover by day as a chart, with a summary and a table for screen readers. */
export function DailyChart({ days, currency }: DailyChartProps) {
  const { language } = useHost();
  const text = useText();
  const nameOf = useDayName();
  const dayName = ({ day }: TeamDay) => nameOf(day);
  const money = (decimal: string) => language.money(toMoney(decimal, currency));
  const highest = days.reduce((one, other) => (Number(other.turnover) > Number(one.turnover) ? other : one));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure css={[cardStyle, style]}>
      <figcaption>{text('chart.title')}</figcaption>
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text('chart.summary', { day: dayName(highest), amount: money(highest.turnover) })}
      >
        {barsOf(days.map(({ turnover }) => Number(turnover))).map((bar, index) => (
          <rect key={days[index]?.day} {...bar} rx={3} />
        ))}
      </svg>
      <p aria-hidden="true" css={endsStyle}>
        <span>{first && dayName(first)}</span>
        <span>{last && dayName(last)}</span>
      </p>
      <details>
        <summary css={linkStyle}>{text('chart.asTable')}</summary>
        <TeamTable
          caption={text('chart.title')}
          rows={days}
          keyOf={({ day }) => day}
          columns={[
            { id: 'day', title: text('chart.day'), cell: dayName },
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
          ]}
        />
      </details>
    </figure>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: 0;
  padding: var(--space-4);
  & > figcaption {
    color: var(--color-heading);
    font-weight: 600;
  }
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: clamp(6rem, 22vw, 10rem);
    border-block-end: 1px solid var(--color-border);
    fill: var(--color-accent);
  }
  & summary {
    inline-size: fit-content;
    padding-block: var(--space-2);
    cursor: pointer;
  }
`;

const endsStyle = css`
  display: flex;
  justify-content: space-between;
  color: var(--color-muted);
  font-size: var(--type-small);
`;
