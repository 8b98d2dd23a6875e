import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { fetchLotteries } from '../../features/games/fetch-games';
import { LotteryLobby } from '../../features/lobby/lottery-lobby';
import { LongDragon } from '../../features/long-dragon/long-dragon';
import { longDragon, lotteryMode } from '../../features/query/lottery-mode';
import { isLobby, readLotteryQuery } from '../../features/query/lottery-query';
import { GamePage } from '../../features/game/game-page';

/** The lottery lobby, or the requested game. */
function Lottery({ params }: ViewComponentProps) {
  const query = readLotteryQuery(params);
  if (isLobby(query)) return <LotteryLobby group={query.lottoGameGroup} page={params.page ?? ''} />;
  const mode = lotteryMode(query);
  const { gameCode, gameId, bet_param: numbers } = query;
  if (gameCode === longDragon) return <LongDragon mode={mode} />;
  return (
    <GamePage
      fetchGames={fetchLotteries}
      gameCode={gameCode}
      gameId={gameId}
      mode={mode}
      numbers={numbers.split(',').filter((number) => /^\d{1,2}$/.test(number))}
    />
  );
}

export default reactView(Lottery);
