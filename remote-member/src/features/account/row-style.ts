import { css } from '@emotion/react';

/** A row of the security centre: icon, description and actions; actions are below on phones. */
export const rowStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding: var(--space-4) var(--space-5);
  & > svg {
    color: var(--color-accent-text);
  }
  & [data-part='name'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-2);
    align-items: center;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  & [data-part='about'] {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  @media (max-width: 599px) {
    padding-inline: var(--space-4);
    & > [data-part='actions'] {
      grid-column: 2 / -1;
      /* align the labels with the text above */
      margin-inline-start: calc(-1 * var(--type-small));
    }
  }
`;
