import type { Draw } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Icon, linkStyle, successIcon, warningIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { checkDraw, promisedBefore, type Verdict } from './check-draw';

/** Unfolds what was promised before a draw and what kept the promise, and computes anew whether it did. */
export function VerifyDraw({ draw }: { draw: Draw }) {
  const text = useText();
  const [verdict, setVerdict] = useState<Verdict>();
  const check = (open: boolean) => {
    if (open && !verdict) checkDraw(draw).then(setVerdict, () => undefined);
  };
  return (
    <details css={style} onToggle={(event) => check(event.currentTarget.open)}>
      <summary css={linkStyle}>{text('verify.open')}</summary>
      <dl>
        <dt>{text('verify.commitment')}</dt>
        <dd>{draw.commitment}</dd>
        <dt>{text('verify.seed')}</dt>
        <dd>{draw.seed}</dd>
      </dl>
      <p role="status">
        {verdict && (
          <>
            <Icon shape={verdict === 'kept' ? successIcon : warningIcon} size="1.125rem" />
            {text(`verify.${verdict}`)}
          </>
        )}
      </p>
      <p>{text(promisedBefore(draw) ? 'verify.how' : 'verify.late')}</p>
    </details>
  );
}

const style = css`
  grid-column: 1 / -1;
  color: var(--color-muted);
  font-size: var(--type-small);
  & > summary {
    inline-size: fit-content;
    min-block-size: 1.75rem;
    cursor: pointer;
    @media (pointer: coarse) {
      min-block-size: 44px;
      line-height: 44px;
    }
  }
  & > dl {
    margin-block: var(--space-2);
  }
  & dd {
    margin: 0 0 var(--space-2);
    color: var(--color-text);
    font-family: ui-monospace, Consolas, monospace;
    overflow-wrap: anywhere;
  }
  & > p[role='status'] {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    color: var(--color-text);
    font-weight: 600;
  }
`;
