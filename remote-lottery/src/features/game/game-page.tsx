import type { LotteryGame } from '@atrium/api';
import type { Host, PlaceParams } from '@atrium/contract';
import { Link, useText } from '@atrium/contract/react';
import { buttonStyle, EmptyState, Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useBoard } from '../countdown/use-board';
import type { PrizeMode } from '../games/prize-mode';
import { BoardSection } from '../lists/board-section';
import type { LotteryMode } from '../query/lottery-mode';
import { GameRoom } from './game-room';
import type { GameModes } from './mode-links';

interface GamePageProps {
  /** Fetches the list that contains the game. */
  fetchGames: (host: Host) => Promise<readonly LotteryGame[]>;
  /** The address: `gameCode` or `gameId` names the game, the code takes precedence. */
  params: PlaceParams;
  mode: LotteryMode;
  prizeMode?: PrizeMode;
  /** If the game has several. */
  modes?: GameModes;
}

/** Page of the requested game, or a message that it does not exist. */
export const GamePage = observer(function GamePage({
  fetchGames,
  params,
  mode,
  prizeMode = 'Lott',
  modes,
}: GamePageProps) {
  const text = useText();
  const { gameCode, gameId } = params;
  const board = useBoard(fetchGames);
  const game = board.games.find((one) => (gameCode ? one.gameCode === gameCode : one.gameId === gameId));
  return (
    <div css={container}>
      <BoardSection
        board={board}
        loading={<Spinner label={text('games.loading')} />}
        isEmpty={() => !game}
        empty={
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
        }
      >
        {game && <GameRoom key={game.gameCode} {...{ board, game, params, mode, prizeMode, modes }} />}
      </BoardSection>
    </div>
  );
});

const container = css`
  container: lottery / inline-size;
`;
