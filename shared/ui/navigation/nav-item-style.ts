import { css } from '@emotion/react';

/** An item of a bar: tabs here, the menu's nav items in the host. Selected by `aria-selected` or `aria-current`. */
export const navItemStyle = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.5em;
  min-block-size: 2.75rem;
  padding-inline: var(--nav-item-padding);
  border: 0;
  border-radius: var(--nav-item-radius);
  color: var(--nav-text);
  background: none;
  font-size: var(--nav-size);
  font-weight: var(--nav-weight);
  font-style: var(--nav-style);
  text-transform: var(--nav-case);
  letter-spacing: var(--nav-tracking);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--motion-fast);
  /* a finger that has left hovers no more, and what is chosen looks so under the pointer too */
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-selected='true'], [aria-current]) {
      color: var(--color-text);
      background: var(--color-raised);
    }
  }
  &[aria-selected='true'],
  &[aria-current]:not([aria-current='false']) {
    color: var(--nav-active-text);
    background: var(--nav-active-background);
    box-shadow: var(--nav-indicator);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.45;
  }
`;
