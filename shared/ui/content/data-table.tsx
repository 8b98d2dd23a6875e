import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { cardStyle } from '../surfaces/card';
import { narrowStyle, tableStyle, type NarrowForm } from './data-table-style';
import { visuallyHidden } from './visually-hidden';

export interface DataColumn<Row> {
  id: string;
  /** Heading of the column, and the label of each value when rows are cards or lists. */
  title: string;
  /** Aligned to the end, so that figures can be compared. */
  figure?: boolean;
  /** Whether its cells are the headings of their rows; for tables that scroll. */
  headsRows?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  /** Read by screen readers; a heading on the page names the table for everyone else. */
  caption: string;
  /** Shows the caption to everyone, where no heading names the table. */
  showsCaption?: boolean;
  /** The first column identifies the row. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** `scroll`: rows keep their form, and the table scrolls in a region that the keyboard reaches. */
  narrow: NarrowForm | 'scroll';
  /** Id of an element that describes the table, such as its time zone. */
  describedBy?: string | undefined;
  /** Given by a `css` prop: styles of the table's own content. */
  className?: string;
}

/** A table of records in a card. Explicit roles keep it a table for screen readers when rows take the narrow form. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showsCaption = false, columns, rows, keyOf, narrow, describedBy, className } = props;
  const scrolls = narrow === 'scroll';
  const areas = !scrolls && typeof narrow.form === 'object';
  const region = scrolls ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : undefined;
  return (
    <div {...region} css={[cardStyle, scrolls ? scrolling : frame]}>
      <table
        role="table"
        aria-describedby={describedBy}
        css={[tableStyle, !scrolls && narrowStyle(narrow)]}
        className={className}
      >
        <caption css={showsCaption ? captionStyle : visuallyHidden}>{caption}</caption>
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
              {columns.map(({ id, title, figure, headsRows, cell }) =>
                headsRows ? (
                  <th key={id} role="rowheader" scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={id}
                    role="cell"
                    data-title={title}
                    data-figure={figure}
                    style={areas ? { gridArea: id } : undefined}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const frame = css`
  overflow: hidden;
`;

const scrolling = css`
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

const captionStyle = css`
  padding: var(--space-3) var(--space-4) 0;
  font-weight: 600;
  text-align: start;
`;
