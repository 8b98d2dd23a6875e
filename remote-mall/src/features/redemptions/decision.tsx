import type { Redemption } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { statusKey } from './status-key';

/** Status of a redemption, with the reason where one was given. */
export function Decision({ redemption: { status, reason } }: { redemption: Redemption }) {
  const text = useText();
  return (
    <>
      {text(statusKey(status))}
      {reason && <small css={style}>{reason}</small>}
    </>
  );
}

const style = css`
  display: block;
  color: var(--color-muted);
  overflow-wrap: anywhere;
`;
