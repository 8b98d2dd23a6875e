import { transactionKinds, type TransactionKind } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Button, Select, TextField } from '@atrium/ui';
import { css } from '@emotion/react';
import { dayOf, lastDays, maximumDays, type periodError, type RecordPeriod } from './record-period';
import type { RecordQuery } from './record-query';

interface RecordFilterProps {
  query: RecordQuery;
  fault: ReturnType<typeof periodError>;
  onChange: (change: Partial<RecordQuery>) => void;
}

const spans = [1, 7, maximumDays];

/** Filters the record by kind and days. */
export function RecordFilter({ query, fault, onChange }: RecordFilterProps) {
  const text = useText();
  const now = new Date();
  const { kind, period } = query;
  const change = (part: Partial<RecordPeriod>) => onChange({ period: { ...period, ...part } });
  return (
    <form css={style} onSubmit={(event) => event.preventDefault()}>
      <Select
        label={text('record.kind')}
        value={kind}
        options={[
          { value: '', label: text('record.kind.all') },
          ...transactionKinds.map((value) => ({ value, label: text(`record.kind.${value}`) })),
        ]}
        onChange={(event) => onChange({ kind: event.target.value as TransactionKind | '' })}
      />
      <TextField
        type="date"
        label={text('record.from')}
        value={period.from}
        max={dayOf(now)}
        required
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={text('record.to')}
        value={period.to}
        max={dayOf(now)}
        required
        error={fault && text(fault, { days: maximumDays })}
        onChange={(event) => change({ to: event.target.value })}
      />
      <div role="group" aria-label={text('record.spans')} css={spansStyle}>
        {spans.map((days) => {
          const span = lastDays(days, now);
          const chosen = span.from === period.from && span.to === period.to;
          return (
            <Button
              key={days}
              size="small"
              variant={chosen ? 'primary' : 'secondary'}
              aria-pressed={chosen}
              onClick={() => onChange({ period: span })}
            >
              {days === 1 ? text('record.today') : text('record.days', { days })}
            </Button>
          );
        })}
      </div>
    </form>
  );
}

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-3) var(--space-4);
  align-items: start;
`;

const spansStyle = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
