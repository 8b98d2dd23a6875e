import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { closeIcon } from '../icons/actions';
import { Icon } from '../icons/icon';
import { errorIcon, infoIcon, successIcon, warningIcon } from '../icons/states';

export type Tone = 'info' | 'success' | 'warning' | 'error';

export interface ToastProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Such as a button that opens the related page. */
  action?: ReactNode;
  dismissLabel: string;
  onDismiss: () => void;
}

/** The product counts one toast per 94 px of the window's height: this gap and a toast's minimum height. */
export const toastStep = 94;
const toastGap = 12;

/** One short message; its owner keeps the time. */
export function Toast({ tone = 'info', title, children, action, dismissLabel, onDismiss }: ToastProps) {
  return (
    <div role={tone === 'error' ? 'alert' : undefined} css={[style, tones[tone]]}>
      <Icon shape={toneIcons[tone]} size="1.5rem" />
      <div css={textStyle}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action}
      </div>
      <IconButton label={dismissLabel} icon={closeIcon} onClick={onDismiss} />
    </div>
  );
}

/** The icon of each tone, besides its colour. */
export const toneIcons = { info: infoIcon, success: successIcon, warning: warningIcon, error: errorIcon };

const enter = keyframes`from { opacity: 0; transform: translateY(-8px) }`;

const style = css`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  min-block-size: ${toastStep - toastGap}px;
  padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--toast-tone);
  border-radius: min(var(--radius-small) * 1.5, 14px);
  color: var(--color-text);
  background: var(--color-card);
  box-shadow:
    0 0 0 1px var(--color-border),
    var(--shadow-raised);
  pointer-events: auto;
  animation: ${enter} var(--motion-medium) var(--motion-ease);
  & > svg {
    align-self: center;
    color: var(--toast-tone);
  }
`;

/** A tone's colour, as `--toast-tone`. */
export const tones = {
  info: css`
    --toast-tone: var(--color-info);
  `,
  success: css`
    --toast-tone: var(--color-positive);
  `,
  warning: css`
    --toast-tone: var(--color-warning);
  `,
  error: css`
    --toast-tone: var(--color-negative);
  `,
};

const textStyle = css`
  display: grid;
  flex: 1;
  gap: 0.25rem;
  align-self: center;
  min-inline-size: 0;
  font-size: var(--type-small);
  overflow-wrap: anywhere;
  & > strong {
    font-size: var(--type-body);
  }
`;
