import { css } from '@emotion/react';
import { useLayoutEffect } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { TextField } from '../fields/text-field';
import { calendarIcon } from '../icons/actions';
import { panelStyle } from '../surfaces/popover';
import { usePopover } from '../surfaces/use-popover';
import { Calendar, focusActiveDay } from './calendar';
import { dayFormat, dayOf, type Day } from './day';
import { isSameRange, longestRange, type DayRange } from './day-range';
import type { DayRangeText } from './day-range-texts';
import { useTypedRange } from './use-typed-range';

export interface DayRangePickerProps {
  value: DayRange;
  /** Called with ranges from `earliest` to today that are not longer than `longest`. */
  onChange: (range: DayRange) => void;
  /** Most days of a range; default 30, as in the points mall. */
  longest?: number;
  /** The first day there is; default: none. */
  earliest?: Day;
  /** Frequent ranges, one press each. */
  presets?: readonly { label: string; range: DayRange }[];
  /** Texts of the remote by key. */
  text: (key: DayRangeText, values?: { days: number }) => string;
  /** BCP 47 tag of the page's language. */
  locale: string;
}

/** The first and the last day of a record: typed, chosen in a calendar, or one of the presets. */
export function DayRangePicker({
  value,
  onChange,
  longest = longestRange,
  earliest,
  presets = [],
  text,
  locale,
}: DayRangePickerProps) {
  const today = dayOf(new Date());
  const typed = useTypedRange({ value, onChange, today, longest, earliest });
  const { open, id, setTrigger, setPanel, panel, toggle, hide } = usePopover('end');
  useLayoutEffect(() => {
    if (panel) focusActiveDay(panel);
  }, [panel]);

  const errorAt = (end: keyof DayRange) => {
    const fault = typed.faultAt(end);
    return fault && text(fault, { days: longest });
  };
  const field = (end: keyof DayRange) => ({
    error: errorAt(end),
    value: typed.draft[end],
    placeholder: dayFormat,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 10,
    required: true,
    onChange: (event: { target: { value: string } }) => typed.type(end, event.target.value),
    onBlur: typed.complete,
    onKeyDown: (event: { key: string }) => event.key === 'Enter' && typed.complete(),
  });
  return (
    <div role="group" aria-label={text('days.label')} css={style}>
      <TextField label={text('days.from')} {...field('from')} />
      <TextField
        label={text('days.to')}
        end={
          <IconButton
            ref={setTrigger}
            label={text('days.calendar')}
            icon={calendarIcon}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={toggle}
          />
        }
        {...field('to')}
      />
      {open && (
        <div ref={setPanel} id={id} role="dialog" aria-label={text('days.calendar')} popover="manual" css={panelStyle}>
          <Calendar
            {...{ range: value, today, earliest, longest, locale }}
            labels={{
              first: text('days.first'),
              last: text('days.last'),
              previousMonth: text('days.previousMonth'),
              nextMonth: text('days.nextMonth'),
            }}
            onChoose={(range) => {
              hide(true);
              typed.choose(range);
            }}
          />
        </div>
      )}
      {presets.length > 0 && (
        <div css={presetsStyle}>
          {presets.map(({ label, range }) => {
            const isChosen = isSameRange(range, value);
            return (
              <Button
                key={label}
                size="small"
                variant={isChosen ? 'primary' : 'secondary'}
                aria-pressed={isChosen}
                onClick={() => typed.choose(range)}
              >
                {label}
              </Button>
            );
          })}
        </div>
      )}
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  align-items: start;
  max-inline-size: 26rem;
  /* beside each other, whole dates and the button do not fit */
  @media (max-width: 419px) {
    grid-template-columns: minmax(0, 1fr);
    inline-size: 100%;
  }
`;

const presetsStyle = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
