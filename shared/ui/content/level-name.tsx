import { css } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { readableColors } from './readable-colors';

export interface LevelNameProps {
  name: string;
  /** The merchant's colour, `#rgb`, `#rrggbb` or `rgb(r, g, b)`; another is ignored, because it may be unreadable. */
  color?: string | undefined;
  /** Text for screen readers and on hover. */
  title?: string;
  /** After the name, such as the progress. */
  children?: ReactNode;
}

/** A member's level, its name in the merchant's colour for it, as dark or light as the theme needs. */
export function LevelName({ name, color, title, children }: LevelNameProps) {
  const readable = readableColors(color ?? '');
  const colors = readable && ({ '--on-light': readable.onLight, '--on-dark': readable.onDark } as CSSProperties);
  return (
    <span css={style} title={title} style={colors} data-colored={colors && ''}>
      <b>{name}</b>
      {children}
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
  font-size: var(--type-tiny);
  white-space: nowrap;
  & > b {
    font-weight: 600;
  }
  &[data-colored] {
    border-color: light-dark(var(--on-light), var(--on-dark));
    & > b {
      color: light-dark(var(--on-light), var(--on-dark));
    }
  }
`;
