import { useText } from '@atrium/contract/react';
import { TextField } from '@atrium/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { dayOf, maximumDays, type Period, type PeriodError } from './period';

interface PeriodFilterProps {
  period: Period;
  error: PeriodError | undefined;
  onChange: (period: Period) => void;
  /** Additional filters. */
  children?: ReactNode;
}

/** Filters a record by days. */
export function PeriodFilter({ period, error, onChange, children }: PeriodFilterProps) {
  const text = useText();
  const today = dayOf(new Date());
  return (
    <form css={style} onSubmit={(event) => event.preventDefault()}>
      {children}
      <TextField
        type="date"
        label={text('period.from')}
        value={period.from}
        max={today}
        required
        onChange={(event) => onChange({ ...period, from: event.target.value })}
      />
      <TextField
        type="date"
        label={text('period.to')}
        value={period.to}
        max={today}
        required
        error={error && text(error, { days: maximumDays })}
        onChange={(event) => onChange({ ...period, to: event.target.value })}
      />
    </form>
  );
}

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-3) var(--space-4);
  align-items: start;
`;
