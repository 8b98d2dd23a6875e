import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Icon, type IconShape } from '../icons/icon';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its action as text; the browser also shows it on hover. */
  label: string;
  icon: IconShape;
  /** For a toggle, such as a favourite; a pressed one is filled. */
  pressed?: boolean;
  /** On a picture it has its own background, smaller than the target. */
  onPicture?: boolean;
}

/** A button with only an icon, and a name for screen readers. */
export function IconButton({ label, icon, pressed, onPicture = false, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      css={[style, onPicture && pictureStyle, pressed && pressedStyle]}
      {...rest}
    >
      <Icon shape={icon} filled={pressed} size={onPicture ? '1.125rem' : undefined} />
    </button>
  );
}

const style = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  corner-shape: var(--corner-shape);
  color: var(--color-text);
  background: transparent;
  cursor: pointer;
  transition: background-color var(--motion-fast);
  &:hover:not(:disabled) {
    background: var(--color-raised);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.45;
  }
  @media (pointer: coarse) {
    inline-size: 44px;
    block-size: 44px;
  }
`;

const pictureStyle = css`
  position: relative;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  color: #fff;
  &::before {
    position: absolute;
    inset: 0;
    inline-size: 2rem;
    block-size: 2rem;
    margin: auto;
    border-radius: inherit;
    corner-shape: inherit;
    background: rgb(8 8 14 / 0.55);
    content: '';
  }
  & > svg {
    position: relative;
  }
  &:hover:not(:disabled) {
    background: none;
  }
  &:hover:not(:disabled)::before {
    background: rgb(8 8 14 / 0.85);
  }
  @media (pointer: coarse) {
    inline-size: 44px;
    block-size: 44px;
  }
`;

const pressedStyle = css`
  color: var(--color-second);
`;
