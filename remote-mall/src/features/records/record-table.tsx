import { ZoneNote } from '@atrium/contract/react';
import { DataTable, type DataTableProps } from '@atrium/ui';
import { useId } from 'react';

type RecordTableProps<Item> = Pick<DataTableProps<Item>, 'caption' | 'columns' | 'rows' | 'keyOf'>;

/** One page of a record; on narrow screens each row is a labelled list. */
export function RecordTable<Item>(table: RecordTableProps<Item>) {
  const zone = useId();
  return (
    <>
      <ZoneNote id={zone} />
      <DataTable {...table} describedBy={zone} narrow={narrow} />
    </>
  );
}

const narrow = { below: 'mall (max-width: 40rem)', form: 'list' } as const;
