import { ZoneNote } from '@atrium/contract/react';
import { DataTable, type DataTableProps } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId } from 'react';

interface TeamTableProps<Row> extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rows' | 'keyOf'> {
  /** Whether rows contain times; adds the time zone. */
  times?: boolean;
}

/** A table of the agent centre, with rows that become cards on narrow screens. */
export function TeamTable<Row>({ times = false, ...table }: TeamTableProps<Row>) {
  const zone = useId();
  return (
    <>
      {times && <ZoneNote id={zone} />}
      <DataTable {...table} describedBy={times ? zone : undefined} narrow={narrow} css={style} />
    </>
  );
}

const narrow = { below: 'centre (max-width: 62rem)', form: 'cards' } as const;

const style = css`
  & th,
  & td {
    vertical-align: middle;
    white-space: normal;
  }
  & small {
    color: var(--color-muted);
  }
`;
