import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { LotteryBoard } from '../countdown/lottery-board';
import { LobbySkeleton } from '../lobby/lobby-skeleton';
import { BoardSection } from './board-section';

interface BoardPageProps {
  /** Above the cards in every state. */
  banner: ReactNode;
  board: LotteryBoard;
  children: ReactNode;
}

/** A page of cards under a banner. */
export function BoardPage({ banner, board, children }: BoardPageProps) {
  return (
    <div css={[container, column]}>
      {banner}
      <BoardSection board={board} loading={<LobbySkeleton />} css={column}>
        {children}
      </BoardSection>
    </div>
  );
}

const container = css`
  container: lottery / inline-size;
`;

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
