import { css } from '@emotion/react';
import { visuallyHidden } from '../content/visually-hidden';
import { Ring } from './ring';

export interface SpinnerProps {
  /** The product's own text, the same in every language, unless told. */
  label?: string;
  /** Only the ring; the label is still read out. */
  bare?: boolean;
}

/** Something is being loaded. */
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
