import { ZoneNote } from '@atrium/contract/react';
import { cardStyle, visuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';

export interface Column<Item> {
  label: string;
  cell: (item: Item) => ReactNode;
  /** Aligned to the end. */
  figures?: boolean;
}

interface RecordTableProps<Item> {
  caption: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  idOf: (item: Item) => string;
}

/**
 * One page of a record. On narrow screens each row becomes a labelled list; explicit roles keep it a table for screen
 * readers.
 */
export function RecordTable<Item>({ caption, columns, items, idOf }: RecordTableProps<Item>) {
  const zone = useId();
  return (
    <>
      <ZoneNote id={zone} />
      <div css={[cardStyle, { overflow: 'hidden' }]}>
        <table role="table" aria-describedby={zone} css={style}>
          <caption css={visuallyHidden}>{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ label, figures }) => (
                <th key={label} role="columnheader" scope="col" data-figures={figures}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {items.map((item) => (
              <tr key={idOf(item)} role="row">
                {columns.map(({ label, cell, figures }) => (
                  <td key={label} role="cell" data-figures={figures}>
                    <span aria-hidden="true">{label}</span>
                    {cell(item)}
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

const style = css`
  inline-size: 100%;
  border-collapse: collapse;
  & th {
    color: var(--color-muted);
    font-size: var(--type-small);
    font-weight: 600;
    white-space: nowrap;
  }
  & th,
  & td {
    padding: var(--space-3) var(--space-4);
    text-align: start;
    vertical-align: top;
    &[data-figures] {
      text-align: end;
    }
  }
  & tbody tr {
    border-block-start: 1px solid var(--color-border);
  }
  & td > span[aria-hidden] {
    display: none;
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  @container mall (max-width: 40rem) {
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &,
    & tbody,
    & tr {
      display: block;
    }
    & tbody tr {
      padding-block: var(--space-2);
    }
    & tbody tr:first-of-type {
      border-block-start: 0;
    }
    & td,
    & td[data-figures] {
      display: flex;
      gap: var(--space-4);
      justify-content: space-between;
      padding-block: var(--space-1);
      text-align: end;
    }
    & td > span[aria-hidden] {
      display: inline;
    }
  }
`;
