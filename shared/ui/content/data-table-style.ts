import { css } from '@emotion/react';

/** What rows become in a narrow container. */
export interface NarrowForm {
  /** The container query that starts it, such as `centre (max-width: 40rem)`. */
  below: string;
  /**
   * `cards`: the first column above a grid of labelled values. `list`: a line per value with its label. `areas`: a
   * `grid-template` with the columns' ids as areas, without labels.
   */
  form: 'cards' | 'list' | { areas: string };
}

export const tableStyle = css`
  inline-size: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: var(--space-3) var(--space-4);
    text-align: start;
    vertical-align: top;
  }
  & th {
    color: var(--color-muted);
    font-size: var(--type-small);
    font-weight: 600;
    white-space: nowrap;
  }
  & [data-figure] {
    text-align: end;
  }
  & tbody > tr {
    border-block-start: 1px solid var(--color-border);
  }
`;

/** The styles of rows below a width, as the content of a container query. */
export function narrowStyle({ below, form }: NarrowForm) {
  return css`
    @container ${below} {
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
      & tbody > tr:first-of-type {
        border-block-start: 0;
      }
      ${typeof form === 'string' ? forms[form] : areasStyle(form.areas)}
    }
  `;
}

const forms = {
  cards: css`
    & tbody > tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
      gap: var(--space-2) var(--space-4);
      padding: var(--space-4);
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
      content: attr(data-title);
      content: attr(data-title) / '';
      display: block;
      color: var(--color-muted);
      font-size: var(--type-small);
    }
  `,
  list: css`
    & tbody > tr {
      display: block;
      padding-block: var(--space-2);
    }
    & td,
    & td[data-figure] {
      display: flex;
      gap: var(--space-4);
      justify-content: space-between;
      padding-block: var(--space-1);
      text-align: end;
    }
    & td::before {
      content: attr(data-title);
      content: attr(data-title) / '';
      color: var(--color-muted);
      font-size: var(--type-small);
    }
  `,
};

const areasStyle = (areas: string) => css`
  & tbody > tr {
    display: grid;
    grid-template: ${areas};
    gap: var(--space-1) var(--space-4);
    padding: var(--space-3) var(--space-4);
  }
  & td {
    padding: 0;
  }
`;
