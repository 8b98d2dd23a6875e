import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { LotteryBoard } from '../countdown/lottery-board';
import { GamesFailed, NoGames } from '../games/list-states';
import { LobbySkeleton } from '../lobby/lobby-skeleton';

/** A page of cards with its loading, error and empty states. */
export const BoardPage = observer(function BoardPage({
  board,
  children,
}: {
  board: LotteryBoard;
  children: ReactNode;
}) {
  return (
    <div css={style}>
      {children}
      {board.state === 'loading' && <LobbySkeleton />}
      {board.state === 'failed' && <GamesFailed list={board} onRetry={() => void board.load()} />}
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
