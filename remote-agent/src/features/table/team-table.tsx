import { ZoneNote } from '@atrium/contract/react';
import { cardStyle, visuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  /** Heading of the column; shown before each value if rows are cards. */
  title: string;
  /** Aligned to the end, so that figures can be compared. */
  figure?: boolean;
  cell: (row: Row) => ReactNode;
}

interface TeamTableProps<Row> {
  caption: string;
  /** The first column identifies the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Whether rows contain times; adds the time zone. */
  times?: boolean;
}

/** A table with rows that become cards on narrow screens; explicit roles keep it a table for screen readers. */
export function TeamTable<Row>({ caption, columns, rows, keyOf, times = false }: TeamTableProps<Row>) {
  const zone = useId();
  return (
    <>
      {times && <ZoneNote id={zone} />}
      <div css={[cardStyle, frame]}>
        <table role="table" aria-describedby={times ? zone : undefined} css={style}>
          <caption css={visuallyHidden}>{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ id, title, figure }) => (
                <th key={id} role="columnheader" scope="col" data-figure={figure}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={keyOf(row)} role="row">
                {columns.map(({ id, title, figure, cell }) => (
                  <td key={id} role="cell" data-title={title} data-figure={figure}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const frame = css`
  overflow: hidden;
`;

const style = css`
  inline-size: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: var(--space-3) var(--space-4);
    text-align: start;
    vertical-align: middle;
  }
  & th {
    color: var(--color-muted);
    font-size: var(--type-small);
    font-weight: 600;
  }
  & [data-figure] {
    text-align: end;
  }
  & tbody > tr {
    border-block-start: 1px solid var(--color-border);
  }
  & small {
    color: var(--color-muted);
  }
  @container centre (max-width: 62rem) {
    &,
    & tbody {
      display: block;
    }
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody > tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
      gap: var(--space-2) var(--space-4);
      padding: var(--space-4);
    }
    & tbody > tr:first-of-type {
      border-block-start: 0;
    }
    & td {
      padding: 0;
    }
    & td[data-figure] {
      text-align: start;
    }
    & td:first-of-type {
      grid-column: 1 / -1;
    }
    & td:not(:first-of-type)::before {
      content: attr(data-title) / '';
      display: block;
      color: var(--color-muted);
      font-size: var(--type-small);
    }
  }
`;
