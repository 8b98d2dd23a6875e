import type { LotteryGame } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { Link, useText } from '@atrium/contract/react';
import { buttonStyle, EmptyState, LoadFailed, Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useBoard } from '../countdown/use-board';
import { GameRoom } from './game-room';
import type { GameModes } from './mode-links';

interface GamePageProps {
  /** Fetches the list that contains the game. */
  fetchGames: (host: Host) => Promise<readonly LotteryGame[]>;
  /** Either is sufficient; the code takes precedence. */
  gameCode: string;
  gameId: string;
  numbers: readonly string[];
  /** If the game has several. */
  modes?: GameModes;
}

/** Page of the requested game, or a message that it does not exist. */
export const GamePage = observer(function GamePage({ fetchGames, gameCode, gameId, numbers, modes }: GamePageProps) {
  const text = useText();
  const board = useBoard(fetchGames);
  const game = board.games.find((one) => (gameCode ? one.gameCode === gameCode : one.gameId === gameId));
  return (
    <div css={container}>
      {board.state === 'loading' && <Spinner label={text('games.loading')} />}
      {board.state === 'failed' && (
        <LoadFailed title={text('games.failed')} text={text} onRetry={() => void board.load()} of={board} />
      )}
      {game && <GameRoom key={game.gameCode} board={board} game={game} numbers={numbers} modes={modes} />}
      {board.state === 'ready' && !game && (
        <>
          <h1 tabIndex={-1}>{text('menu.lott')}</h1>
          <EmptyState
            title={text('room.unknown')}
            action={
              <Link to="lottery.lobby@1" css={buttonStyle()}>
                {text('navigation.all')}
              </Link>
            }
          >
            {text('room.unknown.hint')}
          </EmptyState>
        </>
      )}
    </div>
  );
});

const container = css`
  container: lottery / inline-size;
`;
