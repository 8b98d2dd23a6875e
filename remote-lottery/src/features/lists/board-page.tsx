import { useText } from '@atrium/contract/react';
import { LoadFailed } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { LotteryBoard } from '../countdown/lottery-board';
import { NoGames } from '../games/no-games';
import { LobbySkeleton } from '../lobby/lobby-skeleton';

/** A page of cards with its loading, error and empty states. */
export const BoardPage = observer(function BoardPage({
  board,
  children,
}: {
  board: LotteryBoard;
  children: ReactNode;
}) {
  const text = useText();
  return (
    <div css={style}>
      {children}
      {board.state === 'loading' && <LobbySkeleton />}
      {board.state === 'failed' && (
        <LoadFailed title={text('games.failed')} text={text} onRetry={() => void board.load()} of={board} />
      )}
      {board.state === 'ready' && board.games.length === 0 && <NoGames />}
    </div>
  );
});

const style = css`
  container: lottery / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
