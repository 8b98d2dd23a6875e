import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { fetchLotteries } from '../../features/games/fetch-games';
import { LotteryLobby } from '../../features/lobby/lottery-lobby';
import { asksForLobby, readLotteryQuery } from '../../features/query/lottery-query';
import { GamePage } from '../../features/room/game-page';

/** The lottery: the lobby, or the game that the address asks for. */
function Lottery({ params }: ViewComponentProps) {
  const query = readLotteryQuery(params);
  if (asksForLobby(query)) return <LotteryLobby group={query.lottoGameGroup} />;
  const { gameCode, gameId, bet_param: numbers } = query;
  return (
    <GamePage
      ask={fetchLotteries}
      gameCode={gameCode}
      gameId={gameId}
      numbers={numbers.split(',').filter((number) => /^\d{1,2}$/.test(number))}
    />
  );
}

export default reactView(Lottery);
