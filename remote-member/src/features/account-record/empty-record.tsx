import type { TransactionKind } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { EmptyState, recordIcon } from '@atrium/ui';

/** Empty state of the record. */
export function EmptyRecord({ kind }: { kind: TransactionKind | '' }) {
  const text = useText();
  return (
    <EmptyState icon={recordIcon} title={text('record.empty')}>
      {text(kind ? 'record.empty.ofKind' : 'record.empty.hint')}
    </EmptyState>
  );
}
