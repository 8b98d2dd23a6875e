import type { TeamOverview } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';

/** Number of members and of those online, as far as the back end names them. */
export function TeamCount({ overview }: { overview: TeamOverview | undefined }) {
  const { language } = useHost();
  const text = useText();
  if (!overview) return <Skeleton width="10em" height="1.5em" />;
  const { members, online } = overview;
  return (
    <p css={style}>
      {members !== undefined && <span>{text('overview.members', { members: language.number(members) })}</span>}
      {online !== undefined && (
        <span css={onlineStyle}>{text('overview.online', { online: language.number(online) })}</span>
      )}
    </p>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
`;

const onlineStyle = css`
  color: var(--color-text);
  &::before {
    display: inline-block;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-inline-end: 0.5em;
    border-radius: 50%;
    background: var(--color-positive);
    content: '';
  }
`;
