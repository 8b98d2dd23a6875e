import type { Downline } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Tag } from '@atrium/ui';
import { css } from '@emotion/react';

/** Name of a member, with agent and online marks. */
export function DownlineName({ member: { account, nickname, agent, online } }: { member: Downline }) {
  const text = useText();
  return (
    <span css={style}>
      <b>{account}</b>
      {nickname && <small>{nickname}</small>}
      {agent && <Tag tone="quiet">{text('downlines.agent')}</Tag>}
      {online && <span css={onlineStyle}>{text('downlines.online')}</span>}
    </span>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  & > b {
    overflow-wrap: anywhere;
    color: var(--color-heading);
  }
`;

const onlineStyle = css`
  font-size: var(--type-small);
  &::before {
    display: inline-block;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-inline-end: 0.375em;
    border-radius: 50%;
    background: var(--color-positive);
    content: '';
  }
`;
