import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { fetchVietnamLotteries } from '../../features/games/fetch-games';
import { VietnamList } from '../../features/lists/vietnam-list';
import { GamePage } from '../../features/game/game-page';

/** Vietnam lotteries, or the requested one. */
function Vietnam({ params }: ViewComponentProps) {
  const gameCode = params.gameCode ?? '';
  if (gameCode === '') return <VietnamList />;
  return <GamePage fetchGames={fetchVietnamLotteries} gameCode={gameCode} gameId="" numbers={[]} />;
}

export default reactView(Vietnam);
