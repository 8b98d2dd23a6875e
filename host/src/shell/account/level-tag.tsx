import { useReadable } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { usePortal, useText } from '../portal';

/** The member level in its own colour; one that grows by itself shows how far it has come (BAL-06). */
export const LevelTag = observer(function LevelTag() {
  const { account } = usePortal();
  const text = useText();
  const member = useReadable(account.member);
  const rank = useReadable(account.rank);
  const level = member.state === 'absent' ? undefined : member.value?.level;
  if (!level) return null;
  const progress = rank.state === 'absent' ? undefined : rank.value?.progress;
  return (
    <span css={style} title={text('shell.level')}>
      <i css={dot} style={{ backgroundColor: level.color ?? 'currentColor' }} />
      {level.name}
      {level.automatic && progress !== undefined && (
        <progress css={bar} max={1} value={progress} aria-label={text('shell.levelProgress')} />
      )}
    </span>
  );
});

const style = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  padding: 0.125rem 0.5rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-round);
  font-size: var(--type-tiny);
  font-weight: 600;
  white-space: nowrap;
`;

const dot = css`
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: 50%;
`;

const bar = css`
  inline-size: 3rem;
  block-size: 0.25rem;
  border: 0;
  border-radius: 99px;
  background: var(--color-raised);
  appearance: none;
  &::-webkit-progress-bar {
    border-radius: 99px;
    background: var(--color-raised);
  }
  &::-webkit-progress-value {
    border-radius: 99px;
    background: var(--color-accent);
  }
  &::-moz-progress-bar {
    background: var(--color-accent);
  }
`;
