import { ZoneNote } from '@atrium/contract/react';
import { DataTable, type DataTableProps } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId } from 'react';

interface TeamTableProps<Row> extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rows' | 'keyOf'> {
  /** Whether rows contain times; adds the time zone. */
  times?: boolean;
  /** What rows become on narrow screens. Default: cards under their first value; a list labels that one too. */
  form?: 'cards' | 'list';
}

/** A table of the agent centre. */
export function TeamTable<Row>({ times = false, form = 'cards', ...table }: TeamTableProps<Row>) {
  const zone = useId();
  return (
    <>
      {times && <ZoneNote id={zone} />}
      <DataTable {...table} describedBy={times ? zone : undefined} narrow={{ below, form }} css={style} />
    </>
  );
}

const below = 'centre (max-width: 62rem)';

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
