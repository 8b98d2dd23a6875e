import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DayRangePicker, type DayRange, type DayRangePickerProps } from '.';

const { click, clear, keyboard, type } = userEvent.setup({ delay: null });

// a Monday
beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 23, 15, 30), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

function show({
  range = { from: '2026-11-17', to: '2026-11-23' },
  ...props
}: { range?: DayRange } & Partial<DayRangePickerProps> = {}) {
  const chosen: DayRange[] = [];
  const Page = () => {
    const [value, setValue] = useState(range);
    return (
      <DayRangePicker
        value={value}
        onChange={(next) => {
          chosen.push(next);
          setValue(next);
        }}
        text={(key, values) => key + (values ? ` ${values.days}` : '')}
        locale="en"
        {...props}
      />
    );
  };
  render(<Page />);
  return chosen;
}

const field = (end: 'from' | 'to') => screen.getByLabelText<HTMLInputElement>(`days.${end}`);
const retype = async (end: 'from' | 'to', typed: string) => {
  await clear(field(end));
  await type(field(end), typed);
};
const openCalendar = () => click(screen.getByLabelText('days.calendar', { selector: 'button' }));
// by label: names of all roles in a grid take seconds
const cell = (day: string) => screen.getByLabelText(day);
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('typed dates', () => {
  it('are passed on in full, as yyyy-mm-dd [DAT-03]', async () => {
    const chosen = show();
    expect(screen.getByRole('group', { name: 'days.label' })).toBeTruthy();
    expect([field('from').value, field('to').value]).toEqual(['2026-11-17', '2026-11-23']);

    await retype('from', '2026-11-2');
    expect(chosen).toEqual([]);
    await type(field('from'), '0');
    expect(chosen).toEqual([{ from: '2026-11-20', to: '2026-11-23' }]);
  });

  it('are completed when the field is left', async () => {
    const chosen = show();
    await retype('from', '2026/11/9');
    expect(chosen).toEqual([]);
    await keyboard('{Tab}');
    expect(chosen).toEqual([{ from: '2026-11-09', to: '2026-11-23' }]);
    expect(field('from').value).toBe('2026-11-09');
  });

  it.each([
    ['from', '2026-02-30', 'days.wrong 30'],
    ['to', '2026-11-24', 'days.future 30'],
    ['to', '2026-11-16', 'days.reversed 30'],
    ['from', '2026-10-24', 'days.long 30'],
  ] as const)('with a fault are explained and not passed on: %s %s [DAT-02] [DAT-04]', async (end, typed, error) => {
    const chosen = show();
    await retype(end, typed);
    await keyboard('{Enter}');
    expect(screen.getByText(error)).toBeTruthy();
    expect(field(end).getAttribute('aria-invalid')).toBe('true');
    expect(field(end === 'from' ? 'to' : 'from').getAttribute('aria-invalid')).toBeNull();
    expect(chosen).toEqual([]);
  });

  it('mark both ends where both are wrong, and only the first end before the earliest day [DAT-04]', async () => {
    show({ earliest: '2026-11-01' });
    await clear(field('from'));
    await retype('to', 'soon');
    await keyboard('{Enter}');
    for (const end of ['from', 'to'] as const) expect(field(end).getAttribute('aria-invalid')).toBe('true');
    await retype('from', '2026-10-31');
    await retype('to', '2026-11-02');
    await keyboard('{Enter}');
    expect(screen.getAllByText('days.early 30')).toHaveLength(1);
    expect(field('from').getAttribute('aria-invalid')).toBe('true');
    expect(field('to').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('the calendar', () => {
  it('opens on the last day, named in full and in the Gregorian calendar', async () => {
    show({ locale: 'th' });
    await openCalendar();
    expect(focused()).toMatch(/23 พฤศจิกายน.* 2026/);
    expect(screen.getByRole('grid', { name: /2026/ })).toBeTruthy();
  });

  it('does not choose a day after today [DAT-02]', async () => {
    const chosen = show();
    await openCalendar();
    expect(cell('Tuesday, November 24, 2026').getAttribute('aria-disabled')).toBe('true');
    await click(cell('Tuesday, November 24, 2026'));
    expect(screen.getByText('days.first')).toBeTruthy();
    expect(screen.getByLabelText<HTMLButtonElement>('days.nextMonth').disabled).toBe(true);
    expect(chosen).toEqual([]);
  });

  it('takes two days in either order, no further apart than the cap [DAT-04]', async () => {
    const chosen = show({ longest: 7 });
    await openCalendar();
    await click(cell('Friday, November 20, 2026'));
    expect(screen.getByText('days.last')).toBeTruthy();
    await click(cell('Friday, November 13, 2026'));
    expect(chosen).toEqual([]);
    await click(cell('Saturday, November 14, 2026'));
    expect(chosen).toEqual([{ from: '2026-11-14', to: '2026-11-20' }]);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('days.calendar', { selector: 'button' }));
  });

  it('moves by the keys of the date grid', async () => {
    const chosen = show();
    await openCalendar();
    const path: [string, string][] = [
      ['{ArrowRight}', 'Monday, November 23, 2026'],
      ['{ArrowLeft}', 'Sunday, November 22, 2026'],
      ['{ArrowUp}', 'Sunday, November 15, 2026'],
      ['{ArrowDown}', 'Sunday, November 22, 2026'],
      ['{PageUp}', 'Thursday, October 22, 2026'],
      ['{Shift>}{PageUp}{/Shift}', 'Wednesday, October 22, 2025'],
      ['{Shift>}{PageDown}{/Shift}', 'Thursday, October 22, 2026'],
      ['{PageDown}{PageDown}', 'Monday, November 23, 2026'],
      ['{ArrowUp}{ArrowUp}', 'Monday, November 9, 2026'],
    ];
    for (const [keys, day] of path) {
      await keyboard(keys);
      expect(focused()).toBe(day);
    }
    await keyboard('{Enter}{ArrowRight} ');
    expect(chosen).toEqual([{ from: '2026-11-09', to: '2026-11-10' }]);
  });

  it('goes to the ends of the week', async () => {
    show({ range: { from: '2026-11-11', to: '2026-11-11' } });
    await openCalendar();
    const heads = within(screen.getByRole('grid')).getAllByRole('columnheader');
    await keyboard('{Home}');
    expect(focused()).toMatch(new RegExp(`^${heads[0]?.getAttribute('abbr')}`));
    await keyboard('{End}');
    expect(focused()).toMatch(new RegExp(`^${heads[6]?.getAttribute('abbr')}`));
  });

  it('turns months with its buttons and closes on Escape', async () => {
    const chosen = show();
    await openCalendar();
    await click(screen.getByLabelText('days.previousMonth'));
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeTruthy();
    await keyboard('{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(chosen).toEqual([]);
  });
});

test('a preset replaces the range and what was typed', async () => {
  const preset = { label: 'Today', range: { from: '2026-11-23', to: '2026-11-23' } };
  const chosen = show({ presets: [preset] });
  await retype('from', 'soon');
  await click(screen.getByRole('button', { name: 'Today', pressed: false }));
  expect(chosen).toEqual([preset.range]);
  expect(field('from').value).toBe('2026-11-23');
  expect(field('to').getAttribute('aria-invalid')).toBeNull();
  screen.getByRole('button', { name: 'Today', pressed: true });
});
