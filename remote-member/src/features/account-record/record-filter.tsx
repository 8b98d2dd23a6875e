import { transactionKinds, type TransactionKind } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Select } from '@atrium/ui';
import { RecordControls } from '../records/record-controls';
import type { RecordQuery } from './record-query';

interface RecordFilterProps {
  query: RecordQuery;
  onChange: (change: Partial<RecordQuery>) => void;
  hasRows: boolean;
  onSave: () => Promise<void>;
}

/** Filters the record by kind and days. */
export function RecordFilter({ query: { kind, range }, onChange, hasRows, onSave }: RecordFilterProps) {
  const text = useText();
  return (
    <RecordControls range={range} onChange={(next) => onChange({ range: next })} hasRows={hasRows} onSave={onSave}>
      <Select
        label={text('record.kind')}
        value={kind}
        options={[
          { value: '', label: text('record.kind.all') },
          ...transactionKinds.map((value) => ({ value, label: text(`record.kind.${value}`) })),
        ]}
        onChange={(event) => onChange({ kind: event.target.value as TransactionKind | '' })}
      />
    </RecordControls>
  );
}
