import { css, type SerializedStyles } from '@emotion/react';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  /** Default: `primary`; one per screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
}

/** The style of a button, for links that look like one: `<Link css={buttonStyle()}>`. */
export function buttonStyle({
  variant = 'primary',
  size = 'medium',
  block = false,
}: ButtonLook = {}): SerializedStyles {
  return css([shape, sizes[size], variants[variant], block && { display: 'flex', inlineSize: '100%' }]);
}

const shape = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: var(--size-control);
  padding: 0.25em 1.4em;
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  corner-shape: var(--corner-shape);
  font-family: var(--font-body), var(--script-body);
  font-weight: var(--button-weight);
  font-style: var(--button-style);
  text-transform: var(--button-case);
  letter-spacing: var(--button-tracking);
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  transition:
    background-color var(--motion-fast),
    box-shadow var(--motion-fast),
    transform var(--motion-fast);

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    cursor: not-allowed;
    opacity: 0.5;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const sizes: Record<ButtonSize, SerializedStyles> = {
  small: css`
    min-block-size: var(--size-control-small);
    padding-inline: 1em;
    font-size: var(--type-small);
    @media (pointer: coarse) {
      min-block-size: 44px;
    }
  `,
  medium: css`
    font-size: var(--type-body);
    @media (pointer: coarse) {
      min-block-size: max(44px, var(--size-control));
    }
  `,
  large: css`
    min-block-size: calc(var(--size-control) + 0.5rem);
    padding-inline: 2em;
    font-size: var(--type-large);
  `,
};

const variants: Record<ButtonVariant, SerializedStyles> = {
  primary: css`
    color: var(--button-text);
    background: var(--button-background) border-box;
    border: var(--button-border);
    box-shadow: var(--button-shadow);
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--button-background-hover) border-box;
    }
  `,
  secondary: css`
    color: var(--color-accent-text);
    background: transparent;
    border-color: var(--color-outline);
    &:hover:not(:disabled, [aria-disabled='true']) {
      color: var(--color-on-accent-soft);
      background: var(--color-accent-soft);
    }
  `,
  ghost: css`
    color: var(--color-text);
    background: transparent;
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--color-raised);
    }
  `,
  danger: css`
    color: var(--color-on-danger);
    background: var(--color-danger);
    &:hover:not(:disabled, [aria-disabled='true']) {
      box-shadow: inset 0 0 0 2px var(--color-on-danger);
    }
  `,
};
