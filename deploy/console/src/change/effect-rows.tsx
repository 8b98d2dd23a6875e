import { DataTable, type DataColumn } from '@atrium/ui';
import { css } from '@emotion/react';
import type { Effect } from './effects';

const columns: DataColumn<Effect>[] = [
  { id: 'for', title: 'For', headsRows: true, cell: ({ who }) => who },
  { id: 'from', title: 'From', cell: ({ from }) => from },
  { id: 'to', title: 'To', cell: ({ to }) => <>→ {to}</> },
];

/** A table of effects: for whom, from what, to what. */
export function EffectRows({ effects }: { effects: Effect[] }) {
  return (
    <DataTable
      caption="What changes"
      showsCaption
      columns={columns}
      rows={effects}
      keyOf={({ who }) => who}
      narrow="scroll"
      css={style}
    />
  );
}

const style = css`
  overflow-wrap: anywhere;
  & th {
    white-space: normal;
  }
  & td:last-of-type {
    font-weight: 650;
  }
`;
