import type { LotteryGame } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { LoadableSection, LoadFailed } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { LotteryBoard } from '../countdown/lottery-board';
import { NoGames } from '../games/no-games';

interface BoardSectionProps {
  board: LotteryBoard;
  /** A skeleton or spinner, until the first list arrives. */
  loading: ReactNode;
  /** Default: the empty state without lotteries. */
  empty?: ReactNode;
  /** Default: a board without games is empty. */
  isEmpty?: (games: readonly LotteryGame[]) => boolean;
  /** Given by a `css` prop: styles of the element around the content. */
  className?: string;
  children: ReactNode;
}

/** The content of a board, with its loading, error and empty states. */
export const BoardSection = observer(function BoardSection(props: BoardSectionProps) {
  const { board, empty = <NoGames />, children, ...given } = props;
  const text = useText();
  return (
    <LoadableSection
      state={board.state}
      value={board.state === 'ready' ? board.games : undefined}
      failure={<LoadFailed title={text('games.failed')} text={text} onRetry={() => void board.load()} of={board} />}
      empty={empty}
      {...given}
    >
      {() => children}
    </LoadableSection>
  );
});
