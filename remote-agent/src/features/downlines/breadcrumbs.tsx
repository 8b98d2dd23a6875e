import type { DownlinePage } from '@atrium/api';
import { Link, useText } from '@atrium/contract/react';
import { linkStyle } from '@atrium/ui';
import { css } from '@emotion/react';

/** Path from the agent's own downlines to the listed ones; nothing for the own ones. */
export function Breadcrumbs({ trail }: Pick<DownlinePage, 'trail'>) {
  const text = useText();
  if (trail.length === 0) return null;
  const last = trail.at(-1);
  return (
    <nav aria-label={text('downlines.trail')}>
      <ol css={style}>
        <li>
          <Link to="agent.centre@1" params={{ page: 'agentDownlineManagement' }} css={linkStyle}>
            {text('downlines.direct')}
          </Link>
        </li>
        {trail.map((step) => (
          <li key={step.id}>
            {step === last ? (
              <span aria-current="page">{step.account}</span>
            ) : (
              <Link to="agent.centre@1" params={{ page: 'agentDownlineManagement', of: step.id }} css={linkStyle}>
                {step.account}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-end: var(--space-3);
  & > li + li::before {
    margin-inline-end: var(--space-2);
    color: var(--color-muted);
    content: '/';
  }
`;
