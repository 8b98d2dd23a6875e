import { useState } from 'react';
import { readDay } from './day';
import { isSameRange, rangeFault, wrongEnds, type DayRange, type RangeFault } from './day-range';

interface TypedRangeOptions {
  value: DayRange;
  onChange: (range: DayRange) => void;
  today: string;
  longest: number;
  earliest: string | undefined;
}

/** What the two fields contain, and what is wrong with it; a range without faults is passed on. */
export function useTypedRange({ value, onChange, today, longest, earliest }: TypedRangeOptions) {
  const [shown, setShown] = useState(value);
  const [draft, setDraft] = useState(value);
  const [isComplete, setComplete] = useState(true);
  const [typedEnd, setTypedEnd] = useState<keyof DayRange>('to');
  // a calendar or a preset has replaced what was typed
  if (!isSameRange(shown, value)) {
    setShown(value);
    setDraft(value);
    setComplete(true);
  }
  const readDays = ({ from, to }: DayRange) => ({ from: readDay(from), to: readDay(to) });
  const faultOf = (range: DayRange) => rangeFault(readDays(range), { today, longest, earliest });
  const pass = (range: DayRange) => {
    if (isSameRange(range, value)) return;
    setShown(range);
    onChange(range);
  };
  const found = faultOf(draft);
  // not before the field is left: a day that is being typed is not wrong
  const fault = found === 'days.wrong' && !isComplete ? undefined : found;

  return {
    draft,
    /** What is wrong with an end. */
    faultAt(end: keyof DayRange): RangeFault | undefined {
      if (!fault) return undefined;
      return wrongEnds(fault, readDays(draft), { today, typed: typedEnd }).includes(end) ? fault : undefined;
    },
    type(end: keyof DayRange, typed: string) {
      const next = { ...draft, [end]: typed };
      setDraft(next);
      setComplete(false);
      setTypedEnd(end);
      // shorter forms may be the beginning of another day
      if (typed.length >= 8 && readDay(typed) && /\d{2}$/.test(typed) && !faultOf(next)) pass(normalize(next));
    },
    complete() {
      setComplete(true);
      setDraft(normalize(draft));
      if (!faultOf(draft)) pass(normalize(draft));
    },
    /** Takes a range that was chosen rather than typed. */
    choose(range: DayRange) {
      setComplete(true);
      setDraft(range);
      pass(range);
    },
  };
}

/** Valid days as `2026-01-31`; others as they were typed. */
function normalize({ from, to }: DayRange): DayRange {
  return { from: readDay(from) ?? from, to: readDay(to) ?? to };
}
