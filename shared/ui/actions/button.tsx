import { css } from '@emotion/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Ring } from '../feedback/ring';
import { buttonStyle, type ButtonLook } from './button-style';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Keeps its place, width and focus, shows a ring, and does nothing when pressed. */
  loading?: boolean;
  /** Drawn before the text. */
  icon?: ReactNode;
}

/** A button that runs an action; for navigation, style a link with `buttonStyle()`. */
export function Button({ variant, size, block, loading = false, icon, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      css={buttonStyle({ variant, size, block })}
    >
      <span css={[content, loading && { opacity: 0 }]}>
        {icon}
        {children}
      </span>
      {loading && <Ring css={ring} />}
    </button>
  );
}

const content = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
`;

const ring = css`
  position: absolute;
  inset: 0;
  margin: auto;
`;
