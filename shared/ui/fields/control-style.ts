import { css } from '@emotion/react';

/** The box around an input or a select, with room at its ends. */
export const controlBox = css`
  display: flex;
  align-items: center;
  min-block-size: max(44px, var(--size-control));
  border: 1px solid var(--color-outline);
  border-radius: var(--radius-control);
  corner-shape: var(--corner-shape);
  color: var(--color-text);
  background: var(--color-field);
  transition: border-color var(--motion-fast);
  &:hover:not(:has(:disabled)) {
    border-color: var(--color-text);
  }
  &:focus-within {
    border-color: var(--color-focus);
    outline: 1px solid var(--color-focus);
    outline-offset: 0;
  }
  &:has([aria-invalid='true']) {
    border-color: var(--color-negative);
  }
  &:has(:disabled) {
    opacity: 0.55;
  }
`;

/** The control itself fills its box; 16 px at least, or phones zoom in. */
export const controlStyle = css`
  flex: 1;
  min-inline-size: 0;
  align-self: stretch;
  padding: 0.5rem 1rem;
  border: 0;
  border-radius: inherit;
  background: none;
  font-size: max(16px, var(--type-body));
  outline: none;
  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:-webkit-autofill {
    -webkit-text-fill-color: var(--color-text);
    box-shadow: inset 0 0 0 100vmax var(--color-field);
  }
`;

/** Content before the text, such as an icon. */
export const controlStart = css`
  display: grid;
  place-items: center;
  padding-inline-start: 0.875rem;
  margin-inline-end: -0.25rem;
  color: var(--color-muted);
`;
