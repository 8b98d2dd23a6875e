import { transactionKinds, type TransactionKind } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Select } from '@atrium/ui';
import { DayRangePicker, lastDays } from '@atrium/ui/dates';
import { css } from '@emotion/react';
import type { RecordQuery } from './record-query';

interface RecordFilterProps {
  query: RecordQuery;
  onChange: (change: Partial<RecordQuery>) => void;
}

/** Filters the record by kind and days. */
export function RecordFilter({ query: { kind, range }, onChange }: RecordFilterProps) {
  const { language } = useHost();
  const text = useText();
  const now = new Date();
  return (
    <div css={style}>
      <Select
        label={text('record.kind')}
        value={kind}
        options={[
          { value: '', label: text('record.kind.all') },
          ...transactionKinds.map((value) => ({ value, label: text(`record.kind.${value}`) })),
        ]}
        onChange={(event) => onChange({ kind: event.target.value as TransactionKind | '' })}
      />
      <DayRangePicker
        value={range}
        onChange={(next) => onChange({ range: next })}
        presets={[
          { label: text('record.today'), range: lastDays(1, now) },
          ...[7, 30].map((days) => ({ label: text('record.days', { days }), range: lastDays(days, now) })),
        ]}
        text={text}
        locale={language.locale()}
      />
    </div>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: start;
  & > * {
    flex: 1 1 min(100%, 14rem);
  }
`;
