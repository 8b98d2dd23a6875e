import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { readableGround } from './readable-ground';

export interface LevelNameProps {
  name: string;
  /** The merchant's colour, `#rgb`, `#rrggbb` or `rgb(r, g, b)`; another is ignored, because it may be unreadable. */
  color?: string | undefined;
  /** Text for screen readers and on hover. */
  title?: string;
  /** After the name, such as the progress. */
  children?: ReactNode;
}

/** A member's level, its name in the merchant's colour for it. */
export function LevelName({ name, color, title, children }: LevelNameProps) {
  const background = readableGround(color ?? '');
  return (
    <span css={style} title={title}>
      <b css={nameStyle} style={background && { color, background }}>
        {name}
      </b>
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

const nameStyle = css`
  padding-inline: 0.25rem;
  border-radius: 0.25rem;
  font-weight: inherit;
`;
