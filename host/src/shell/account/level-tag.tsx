import { useReadable } from '@atrium/contract/react';
import { LevelName } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { usePortal, useText } from '../portal';

/** The member level in its own colour; an automatic one shows its progress (BAL-06). */
export const LevelTag = observer(function LevelTag() {
  const { account } = usePortal();
  const text = useText();
  const member = useReadable(account.member);
  const rank = useReadable(account.rank);
  const level = member.state === 'absent' ? undefined : member.value?.level;
  if (!level) return null;
  const { progress, name: next } = (rank.state !== 'absent' && rank.value) || {};
  return (
    <LevelName name={level.name} color={level.color} title={text('shell.level')}>
      {level.automatic && progress !== undefined && (
        <progress css={bar} max={1} value={progress} aria-label={text('shell.levelProgress')} title={next} />
      )}
    </LevelName>
  );
});

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
