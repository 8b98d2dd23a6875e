import { useHost, useText } from '@atrium/contract/react';
import { DayRangePicker, type DayRange } from '@atrium/ui/dates';
import { rangePresets } from './team-range';

interface TeamRangePickerProps {
  range: DayRange;
  onChange: (range: DayRange) => void;
}

/** Selects the days of the figures. */
export function TeamRangePicker({ range, onChange }: TeamRangePickerProps) {
  const { language } = useHost();
  const text = useText();
  const presets = Object.entries(rangePresets(new Date()));
  return (
    <DayRangePicker
      value={range}
      onChange={onChange}
      presets={presets.map(([name, preset]) => ({ label: text(`span.${name}`), range: preset }))}
      text={text}
      locale={language.locale()}
    />
  );
}
