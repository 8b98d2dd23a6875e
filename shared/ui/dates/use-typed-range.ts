import { useState } from 'react';
import { readDay } from './day';
import { isSameRange, rangeFault, type DayRange, type RangeFault } from './day-range';

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
  // a calendar or a preset has replaced what was typed
  if (!isSameRange(shown, value)) {
    setShown(value);
    setDraft(value);
    setComplete(true);
  }
  const faultOf = (range: DayRange) =>
    rangeFault({ from: readDay(range.from), to: readDay(range.to) }, { today, longest, earliest });
  const pass = (range: DayRange) => {
    if (isSameRange(range, value)) return;
    setShown(range);
    onChange(range);
  };
  const fault = faultOf(draft);

  return {
    draft,
    /** Not before the field is left: a day that is being typed is not wrong. */
    fault: (fault === 'days.wrong' && !isComplete ? undefined : fault) as RangeFault | undefined,
    type(end: keyof DayRange, typed: string) {
      const next = { ...draft, [end]: typed };
      setDraft(next);
      setComplete(false);
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
