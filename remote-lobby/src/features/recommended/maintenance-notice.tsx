import { useHost, useText } from '@atrium/contract/react';
import { Icon, warningIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import type { Maintenance } from './maintenance';

/** Message and times of a vendor's maintenance, in the viewer's time zone. */
export function MaintenanceNotice({ message, from, until }: Maintenance) {
  const { language } = useHost();
  const text = useText();
  // a back end may name one end alone
  const date = (moment: number | undefined) => (moment === undefined ? '…' : language.date(moment, 'long'));
  return (
    <div role="alert" css={style}>
      <Icon shape={warningIcon} size="1.5rem" />
      <div>
        {message && <p css={lines}>{message}</p>}
        {(from ?? until) !== undefined && <p>{text('maintenance_window', { from: date(from), until: date(until) })}</p>}
      </div>
    </div>
  );
}

const lines = css`
  white-space: pre-line;
`;

const style = css`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  padding: var(--space-3);
  border: 1px solid var(--color-outline);
  /* that of a control can be a pill: its ends would cut a text of several lines */
  border-radius: var(--radius-card);
  background: var(--color-raised);
  & > svg {
    flex: none;
  }
`;
