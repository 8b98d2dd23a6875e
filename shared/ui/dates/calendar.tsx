import { css } from '@emotion/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../actions/icon-button';
import { chevronLeftIcon, chevronRightIcon } from '../icons/actions';
import { firstWeekday, weeksOf } from './calendar-month';
import { daysAfter, monthsAfter, startOf, type Day } from './day';
import type { DayRange } from './day-range';
import { moveInCalendar } from './move-in-calendar';

export interface CalendarProps {
  range: DayRange;
  /** The last day of the calendar. */
  today: Day;
  /** Its first day; none by default. */
  earliest?: Day | undefined;
  longest: number;
  locale: string;
  labels: { first: string; last: string; previousMonth: string; nextMonth: string };
  /** Called with the second of two chosen days. */
  onChoose: (range: DayRange) => void;
}

/** A month as a grid: the first choice is one end of the range, the second the other. */
export function Calendar({ range, today, earliest = '', longest, locale, labels, onChoose }: CalendarProps) {
  const [active, setActive] = useState(range.to);
  const [end, setEnd] = useState<Day>();
  const titleId = useId();
  const weekStart = firstWeekday(locale);
  const isOff = (day: Day) => day > today || day < earliest || (end !== undefined && !isWithin(day, end, longest));
  const isChosen = (day: Day) => (end === undefined ? range.from <= day && day <= range.to : day === end);
  const format = dayFormats(locale);

  const choose = (day: Day) => {
    setActive(day);
    if (isOff(day)) return;
    if (end === undefined) setEnd(day);
    else onChoose(day < end ? { from: day, to: end } : { from: end, to: day });
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isChoice = event.key === 'Enter' || event.key === ' ';
    const next = moveInCalendar(active, event, weekStart);
    if (!isChoice && next === undefined) return;
    event.preventDefault();
    if (isChoice) return choose(active);
    const table = event.currentTarget;
    flushSync(() => setActive(clamp(next ?? active, earliest, today)));
    focusActiveDay(table);
  };
  const turn = (months: number) => setActive(clamp(monthsAfter(active, months), earliest, today));

  return (
    <div css={style}>
      <div className="head">
        <IconButton
          label={labels.previousMonth}
          icon={chevronLeftIcon}
          disabled={active.slice(0, 7) <= earliest.slice(0, 7)}
          onClick={() => turn(-1)}
        />
        <strong id={titleId} aria-live="polite">
          {format.month(active)}
        </strong>
        <IconButton
          label={labels.nextMonth}
          icon={chevronRightIcon}
          disabled={active.slice(0, 7) >= today.slice(0, 7)}
          onClick={() => turn(1)}
        />
      </div>
      <table role="grid" aria-labelledby={titleId} aria-multiselectable="true" onKeyDown={press}>
        <thead>
          <tr>
            {/* 2023-01-01 was a Sunday */}
            {Array.from({ length: 7 }, (_, index) => daysAfter('2023-01-01', weekStart + index)).map((day) => (
              <th key={day} scope="col" abbr={format.weekday(day, 'long')}>
                {format.weekday(day, 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(active, weekStart).map((week, index) => (
            <tr key={index}>
              {week.map((day, at) =>
                day === undefined ? (
                  <td key={at} />
                ) : (
                  <td
                    key={at}
                    role="gridcell"
                    data-day={day}
                    tabIndex={day === active ? 0 : -1}
                    aria-label={format.full(day)}
                    aria-current={day === today ? 'date' : undefined}
                    aria-selected={isChosen(day)}
                    aria-disabled={isOff(day) || undefined}
                    onClick={() => choose(day)}
                  >
                    {Number(day.slice(8))}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-live="polite">{end === undefined ? labels.first : labels.last}</p>
    </div>
  );
}

/** Focuses the day that the keys move from. */
export function focusActiveDay(container: HTMLElement): void {
  container.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
}

/** Whether a range from one of two days to the other is short enough. */
function isWithin(one: Day, other: Day, longest: number): boolean {
  return daysAfter(other, 1 - longest) <= one && one <= daysAfter(other, longest - 1);
}

function clamp(day: Day, first: Day, last: Day): Day {
  if (day < first) return first;
  return day > last ? last : day;
}

/** Always the Gregorian calendar, as in the fields: some languages default to another. */
function dayFormats(locale: string) {
  const write = (day: Day, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options }).format(startOf(day));
  return {
    month: (day: Day) => write(day, { year: 'numeric', month: 'long' }),
    weekday: (day: Day, weekday: 'long' | 'narrow') => write(day, { weekday }),
    full: (day: Day) => write(day, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
  };
}

const style = css`
  padding: var(--space-2);
  & > .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-end: var(--space-2);
  }
  & > table {
    border-collapse: separate;
    border-spacing: 0 2px;
    font-variant-numeric: tabular-nums;
  }
  & th,
  & td {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    padding: 0;
    text-align: center;
  }
  & th {
    color: var(--color-muted);
    font-size: var(--type-small);
    font-weight: 600;
  }
  & td[role] {
    border-radius: min(var(--radius-small), 10px);
    cursor: pointer;
  }
  & td[role]:hover {
    background: var(--color-raised);
  }
  & td[aria-current] {
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  & td[aria-selected='true'] {
    color: var(--color-on-accent-soft);
    background: var(--color-accent-soft);
    font-weight: 600;
  }
  & td[aria-disabled] {
    background: none;
    opacity: 0.4;
    cursor: not-allowed;
  }
  & td:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  & > p {
    margin-block-start: var(--space-2);
    color: var(--color-muted);
    font-size: var(--type-small);
    text-align: center;
  }
  @media (forced-colors: active) {
    & td[aria-selected='true'] {
      forced-color-adjust: none;
      color: SelectedItemText;
      background: SelectedItem;
    }
    & td[aria-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
