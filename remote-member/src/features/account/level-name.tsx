import { css } from '@emotion/react';
import type { Member } from '@atrium/contract';

/** A member's level, with a dot in the colour the merchant gave it. */
export function LevelName({ name, color = 'currentColor' }: NonNullable<Member['level']>) {
  return (
    <span css={style}>
      <i aria-hidden="true" css={dot} style={{ backgroundColor: color }} />
      {name}
    </span>
  );
}

const style = css`
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  padding: 0.125rem 0.625rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-round);
  font-size: var(--type-small);
  font-weight: 600;
  white-space: nowrap;
`;

const dot = css`
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: 50%;
`;
