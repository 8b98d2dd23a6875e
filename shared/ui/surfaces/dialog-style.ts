import { css, keyframes } from '@emotion/react';

export type DialogSize = 'small' | 'card' | 'medium' | 'large';

const rise = keyframes`from { opacity: 0; transform: translateY(12px) }`;
const show = keyframes`from { opacity: 0 }`;

export const dialogStyle = css`
  max-inline-size: min(var(--dialog-width), 100% - 2rem);
  max-block-size: calc(100dvh - 2rem);
  inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: var(--radius-dialog);
  corner-shape: var(--corner-shape);
  color: var(--color-text);
  background: var(--color-card);
  box-shadow: var(--shadow-overlay);
  overflow: hidden;
  overscroll-behavior: contain;
  &[open] {
    animation: ${rise} var(--motion-medium) var(--motion-ease);
  }
  &::backdrop {
    overflow: hidden;
    overscroll-behavior: contain;
    background: var(--color-scrim);
    backdrop-filter: blur(3px);
    animation: ${show} var(--motion-medium);
  }
  & > [data-part='sheet'] {
    position: relative;
    display: flex;
    flex-direction: column;
    max-block-size: inherit;
  }
  &:has([data-wide]) {
    --dialog-width: var(--size-dialog-large);
  }
  & [data-part='close'] {
    position: absolute;
    inset-block-start: 0.75rem;
    inset-inline-end: 0.75rem;
    z-index: 1;
  }
`;

const fullScreenOnPhones = css`
  @media (max-width: 599px) {
    max-inline-size: 100%;
    max-block-size: 100dvh;
    block-size: 100dvh;
    margin: 0;
    border-radius: 0;
    & > [data-part='sheet'] {
      block-size: 100%;
    }
  }
`;

export const sizes = {
  small: css`
    --dialog-width: var(--size-dialog-small);
  `,
  card: css`
    --dialog-width: var(--size-dialog-medium);
  `,
  medium: css`
    --dialog-width: var(--size-dialog-medium);
    ${fullScreenOnPhones}
  `,
  large: css`
    --dialog-width: var(--size-dialog-large);
    ${fullScreenOnPhones}
  `,
};

export const headerStyle = css`
  padding: var(--space-4) 4rem var(--space-3) var(--space-5);
  border-block-end: 1px solid var(--color-border);
`;

export const titleStyle = css`
  min-block-size: 2rem;
  line-height: 2rem;
  /* it may have the focus, and is not to be pressed */
  outline: none;
`;

export const bodyStyle = css`
  flex: 1;
  min-block-size: 0;
  padding: var(--space-5);
  overflow: auto;
  overscroll-behavior: contain;
`;

export const footerStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-5) var(--space-4);
  border-block-start: 1px solid var(--color-border);
  &:empty {
    display: none;
  }
  @media (max-width: 479px) {
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;
