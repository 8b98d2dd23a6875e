import { css } from '@emotion/react';

/** A link within text or below a form. */
export const linkStyle = css`
  color: var(--color-accent-text);
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  text-underline-offset: 0.22em;
  &:hover {
    text-decoration-color: currentColor;
  }
`;

/** A separate link, such as "more" beside a heading, with a chevron. Also for a button that looks like one. */
export const quietLinkStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  min-block-size: 2rem;
  padding-inline: 0.25rem;
  border: 0;
  background: none;
  border-radius: var(--radius-small);
  color: var(--color-accent-text);
  font-size: var(--type-small);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
