import { useHost, useReadable, useText } from '@atrium/contract/react';
import { IconButton, Money, refreshIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Points } from './points';

/** Point balance; for visitors, how to earn points. */
export const PointBalance = observer(function PointBalance({ points }: { points: Points }) {
  const host = useHost();
  const text = useText();
  const label = useId();
  useReadable(host.facts.revision);
  if (!host.can('points.see')) return <p css={style}>{text('points.visitor')}</p>;
  const { state, value } = points.balance;
  return (
    <div css={style}>
      <p id={label} css={labelStyle}>
        {text('points.mine')}
      </p>
      <p role="status" aria-labelledby={label} aria-busy={state === 'loading'} css={sumStyle}>
        {state === 'failed' ? (
          <span css={failedStyle}>{text('points.failed')}</span>
        ) : (
          <Money text={value === undefined ? undefined : host.language.number(value)} />
        )}
        <IconButton label={text('points.refresh')} icon={refreshIcon} onClick={() => void points.refresh()} />
      </p>
    </div>
  );
});

const style = css`
  min-inline-size: 0;
`;

const labelStyle = css`
  color: var(--color-muted);
  font-size: var(--type-small);
`;

const sumStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  color: var(--color-heading);
  font-size: var(--type-headline);
`;

const failedStyle = css`
  font-size: var(--type-body);
`;
