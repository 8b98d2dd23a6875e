import { css } from '@emotion/react';

/** A narrow form of the agent centre. */
export const formStyle = css`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  inline-size: min(100%, 24rem);
  & > :not(button) {
    inline-size: 100%;
  }
  & > p {
    margin: 0;
    color: var(--color-muted);
  }
`;
