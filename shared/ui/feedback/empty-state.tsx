import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icons/icon';
import { infoIcon } from '../icons/states';

export interface EmptyStateProps {
  title: string;
  icon?: IconShape;
  /** One sentence on what to do. */
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
}

/** An empty list or page, which is not an error. */
export function EmptyState({ title, icon = infoIcon, children, action }: EmptyStateProps) {
  return (
    <div css={stateStyle}>
      <span css={ground}>
        <Icon shape={icon} size="1.75rem" />
      </span>
      <p css={titleStyle}>{title}</p>
      {children && <div css={bodyStyle}>{children}</div>}
      {action && <div css={actionStyle}>{action}</div>}
    </div>
  );
}

export const stateStyle = css`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-6) var(--space-4);
  text-align: center;
`;

export const ground = css`
  display: grid;
  place-items: center;
  inline-size: 3.75rem;
  block-size: 3.75rem;
  margin-block-end: var(--space-2);
  border-radius: var(--radius-card);
  corner-shape: var(--corner-shape);
  color: var(--color-on-accent-soft);
  background: var(--color-accent-soft);
`;

export const titleStyle = css`
  color: var(--color-heading);
  font-size: var(--type-large);
  font-weight: 600;
`;

export const bodyStyle = css`
  max-inline-size: 44ch;
  color: var(--color-muted);
  & > small {
    display: block;
    margin-block-start: var(--space-2);
    overflow-wrap: anywhere;
  }
`;

export const actionStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  margin-block-start: var(--space-3);
`;
