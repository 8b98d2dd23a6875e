import { css } from '@emotion/react';
import { visuallyHidden } from '../content/visually-hidden';
import { Ring } from './ring';

export interface SpinnerProps {
  /** Default: the product's own text, the same in every language. */
  label?: string;
  /** Draws only the ring; the label is still read out. */
  bare?: boolean;
}

/** Shows that content is loading. */
export function Spinner({ label = 'loading...', bare = false }: SpinnerProps) {
  return (
    <div role="status" css={style}>
      <Ring size="2rem" />
      <span css={bare ? visuallyHidden : undefined}>{label}</span>
    </div>
  );
}

const style = css`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-5);
  color: var(--color-accent-text);
  font-size: var(--type-small);
`;
