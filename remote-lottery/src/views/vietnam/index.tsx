import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { fetchVietnamLotteries } from '../../features/games/fetch-games';
import { VietnamList } from '../../features/lists/vietnam-list';
import { GamePage } from '../../features/game/game-page';

/** Vietnam lotteries, or the requested one. */
function Vietnam({ params }: ViewComponentProps) {
  if (!params.gameCode) return <VietnamList />;
  return <GamePage fetchGames={fetchVietnamLotteries} params={params} mode="Traditional" />;
}

export default reactView(Vietnam);
