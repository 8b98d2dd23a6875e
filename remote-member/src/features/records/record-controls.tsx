import { recordMonths } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { dayOf, DayRangePicker, lastDays, monthsAfter, type DayRange } from '@atrium/ui/dates';
import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';

interface RecordControlsProps {
  range: DayRange;
  onChange: (range: DayRange) => void;
  /** Whether there are rows to print and to save. */
  hasRows: boolean;
  /** Saves the whole range as a file. A failed call has been shown by then; the page stays as it is. */
  onSave: () => Promise<void>;
  /** More filters, before the days. */
  children?: ReactNode;
}

/** The days of a record, and the ways to keep it: on paper and as a file. */
export function RecordControls({ range, onChange, hasRows, onSave, children }: RecordControlsProps) {
  const { language } = useHost();
  const text = useText();
  const [saving, setSaving] = useState(false);
  const now = new Date();
  const save = () => {
    setSaving(true);
    void onSave()
      .catch(() => undefined)
      .finally(() => setSaving(false));
  };
  return (
    <div css={style}>
      <div css={filterStyle}>
        {children}
        <DayRangePicker
          value={range}
          onChange={onChange}
          earliest={monthsAfter(dayOf(now), -recordMonths)}
          presets={[
            { label: text('record.today'), range: lastDays(1, now) },
            ...[7, 30].map((days) => ({ label: text('record.days', { days }), range: lastDays(days, now) })),
          ]}
          text={text}
          locale={language.locale()}
        />
      </div>
      <div css={waysStyle}>
        <Button variant="secondary" size="small" disabled={!hasRows} onClick={() => window.print()}>
          {text('play.print')}
        </Button>
        <Button variant="secondary" size="small" disabled={!hasRows} loading={saving} onClick={save}>
          {text('play.download')}
        </Button>
      </div>
    </div>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: start;
  justify-content: space-between;
`;

const filterStyle = css`
  display: flex;
  flex: 1 1 20rem;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: start;
  & > * {
    flex: 1 1 min(100%, 14rem);
  }
`;

const waysStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
