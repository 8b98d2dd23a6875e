import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export interface LevelNameProps {
  name: string;
  /** The merchant's colour for it. */
  color?: string | undefined;
  /** Text for screen readers and on hover. */
  title?: string;
  /** After the name, such as the progress. */
  children?: ReactNode;
}

/** A member's level, with a dot in the merchant's colour for it. */
export function LevelName({ name, color = 'currentColor', title, children }: LevelNameProps) {
  return (
    <span css={style} title={title}>
      <i aria-hidden="true" css={dot} style={{ backgroundColor: color }} />
      {name}
      {children}
    </span>
  );
}

const style = css`
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  padding: 0.125rem 0.5rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-round);
  font-size: var(--type-tiny);
  font-weight: 600;
  white-space: nowrap;
`;

const dot = css`
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: 50%;
`;
