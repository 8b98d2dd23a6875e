import { css } from '@emotion/react';

/** A form of the cashier. */
export const formStyle = css`
  display: grid;
  gap: var(--space-3);
  inline-size: min(100%, 24rem);
`;

/** The sections of a page of the cashier. */
export const pageStyle = css`
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;
  & > p {
    margin: 0;
    max-inline-size: 60ch;
    color: var(--color-muted);
  }
`;

/** A card of names and values: each name small above its value. */
export const detailsStyle = css`
  padding: var(--space-4);
  & > dt {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  & > dd + dt,
  & > dd + dd {
    margin-block-start: var(--space-3);
  }
`;
