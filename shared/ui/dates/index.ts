export { dayFormat, dayOf, daysAfter, monthsAfter, startOf, type Day } from './day';
export { lastDays, longestRange, merchantDays, type DayRange } from './day-range';
export { DayRangePicker, type DayRangePickerProps } from './day-range-picker';
export { dayRangeTexts } from './day-range-texts';
