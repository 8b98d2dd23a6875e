import type { TransactionPage } from '@atrium/api';
import { useHost, useText, ZoneNote } from '@atrium/contract/react';
import { DataTable } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useRecordColumns } from './use-record-columns';

/** One page of the record; on narrow screens a row takes two lines. */
export function RecordTable({ page }: { page: TransactionPage }) {
  const text = useText();
  const zone = useId();
  const { settings } = useHost();
  const columns = useRecordColumns(page.currency ?? settings.currency.code);
  return (
    <>
      <ZoneNote id={zone} />
      <DataTable
        caption={text('page.transactionHistory')}
        columns={columns}
        rows={page.transactions}
        keyOf={({ id }) => id}
        describedBy={zone}
        narrow={narrow}
        css={style}
      />
    </>
  );
}

const narrow = {
  below: 'centre (max-width: 34rem)',
  form: { areas: "'type amount' auto 'time balance' auto / minmax(0, 1fr) auto" },
};

const style = css`
  & small {
    display: block;
    max-inline-size: 14rem;
    overflow: hidden;
    color: var(--color-muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & time {
    color: var(--color-muted);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @container centre (max-width: 34rem) {
    & time,
    & td:last-of-type {
      color: var(--color-muted);
      font-size: var(--type-small);
    }
  }
`;
