import type { Draw } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Icon, linkStyle, successIcon, warningIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { checkDraw, committedBeforeDraw, type DrawCheck } from './check-draw';

/** Shows commitment and seed of a draw, and recomputes whether they match. */
export function VerifyDraw({ draw }: { draw: Draw }) {
  const text = useText();
  const [result, setResult] = useState<DrawCheck>();
  const check = (open: boolean) => {
    if (open && !result) checkDraw(draw).then(setResult, () => undefined);
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
        {result && (
          <>
            <Icon shape={result === 'valid' ? successIcon : warningIcon} size="1.125rem" />
            {text(`verify.${result}`)}
          </>
        )}
      </p>
      <p>{text(committedBeforeDraw(draw) ? 'verify.how' : 'verify.late')}</p>
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
