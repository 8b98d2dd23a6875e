/** The texts of a remote that `DayRangePicker` asks for. */
export const dayRangeTexts = [
  'days.label',
  'days.from',
  'days.to',
  'days.calendar',
  'days.first',
  'days.last',
  'days.previousMonth',
  'days.nextMonth',
  'days.wrong',
  'days.future',
  'days.reversed',
  'days.long',
  // only where a page names the earliest day
  'days.early',
] as const;

export type DayRangeText = (typeof dayRangeTexts)[number];
