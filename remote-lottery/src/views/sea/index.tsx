import type { Host } from '@atrium/contract';
import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { GamePage } from '../../features/game/game-page';
import { fetchSeaLotteries } from '../../features/games/fetch-games';
import { SeaList } from '../../features/lists/sea-list';
import { seaMode } from '../../features/query/lottery-mode';

/** Lotteries of Southeast Asia, or the requested one. */
function Sea({ params }: ViewComponentProps) {
  if (!params.gameCode) return <SeaList />;
  return <GamePage fetchGames={(host: Host) => fetchSeaLotteries(host)} params={params} mode={seaMode} />;
}

export default reactView(Sea);
