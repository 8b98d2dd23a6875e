import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { Icon } from '../icons/icon';
import { warningIcon } from '../icons/states';
import { actionStyle, bodyStyle, ground, stateStyle, titleStyle } from './empty-state';

export interface ErrorStateProps {
  title: string;
  /** One sentence on what happened and what helps. */
  children?: ReactNode;
  retryLabel?: string;
  /** Without it there is no Retry. */
  onRetry?: () => void;
  retrying?: boolean;
  /** Further actions beside Retry, such as customer service. */
  action?: ReactNode;
  /** Details for support, such as remote, release and fault; folded under `detailsLabel`. */
  details?: ReactNode;
  detailsLabel?: string;
}

/** An error in this part of the page. */
export function ErrorState({
  title,
  children,
  retryLabel,
  onRetry,
  retrying = false,
  action,
  details,
  detailsLabel,
}: ErrorStateProps) {
  return (
    <div role="alert" css={stateStyle}>
      <span css={[ground, warningGround]}>
        <Icon shape={warningIcon} size="1.75rem" />
      </span>
      <p css={titleStyle}>{title}</p>
      {children && <div css={bodyStyle}>{children}</div>}
      {(onRetry || action) && (
        <div css={actionStyle}>
          {onRetry && (
            <Button variant="secondary" loading={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {details && (
        <details css={detailsStyle}>
          <summary>{detailsLabel}</summary>
          <div>{details}</div>
        </details>
      )}
    </div>
  );
}

const warningGround = css`
  color: var(--color-warning);
  background: var(--color-raised);
`;

const detailsStyle = css`
  max-inline-size: 100%;
  margin-block-start: var(--space-3);
  color: var(--color-muted);
  font-size: var(--type-small);
  & > summary {
    min-block-size: 1.75rem;
    cursor: pointer;
  }
  & > div {
    font-family: ui-monospace, Consolas, monospace;
    text-align: start;
    overflow-wrap: anywhere;
  }
`;
