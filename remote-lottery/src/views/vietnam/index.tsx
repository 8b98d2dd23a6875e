import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { fetchVietnamLotteries } from '../../features/games/fetch-games';
import { VietnamList } from '../../features/lists/vietnam-list';
import { GamePage } from '../../features/room/game-page';

/** The Vietnam lotteries, or the one the address asks for. */
function Vietnam({ params }: ViewComponentProps) {
  const gameCode = params.gameCode ?? '';
  if (gameCode === '') return <VietnamList />;
  return <GamePage ask={fetchVietnamLotteries} gameCode={gameCode} gameId="" numbers={[]} />;
}

export default reactView(Vietnam);
