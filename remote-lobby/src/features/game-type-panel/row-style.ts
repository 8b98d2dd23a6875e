import { css } from '@emotion/react';

/** A row of the panel: picture, name, chevron. */
export const rowStyle = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  inline-size: 100%;
  min-block-size: 3rem;
  padding: var(--space-1) var(--space-2);
  border: 0;
  border-radius: var(--radius-control);
  color: var(--color-text);
  background: none;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--motion-fast);
  &:hover {
    background: var(--color-raised);
  }
  & > svg:last-child {
    color: var(--color-muted);
  }
`;

export const rowPicture = css`
  flex: none;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  overflow: hidden;
  border-radius: var(--radius-small);
`;

export const rowName = css`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
