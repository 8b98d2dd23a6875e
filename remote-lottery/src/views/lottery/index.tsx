import type { Host } from '@atrium/contract';
import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { fetchLotteries } from '../../features/games/fetch-games';
import { prizeModeOf } from '../../features/games/prize-mode';
import { LotteryLobby } from '../../features/lobby/lottery-lobby';
import { LongDragon } from '../../features/long-dragon/long-dragon';
import { longDragon, lotteryMode } from '../../features/query/lottery-mode';
import { isLobby, readLotteryQuery } from '../../features/query/lottery-query';
import { GamePage } from '../../features/game/game-page';

/** The lottery lobby, or the requested game. */
function Lottery({ params }: ViewComponentProps) {
  const query = readLotteryQuery(params);
  const { gameCode, gameId, playType, bet_param: numbers, lottoGameGroup } = query;
  const prizeMode = prizeModeOf(lottoGameGroup, params.prizeMode);
  if (isLobby(query))
    return (
      <LotteryLobby
        key={`${prizeMode} ${playType}`}
        group={lottoGameGroup}
        page={params.page ?? ''}
        initialListing={{ prizeMode, playType }}
      />
    );
  const mode = lotteryMode(query);
  if (gameCode === longDragon) return <LongDragon mode={mode} />;
  return (
    <GamePage
      key={prizeMode}
      // the game may have other play types than the one to begin with
      fetchGames={(host: Host) => fetchLotteries(host, { prizeMode, playType: '' })}
      gameCode={gameCode}
      gameId={gameId}
      modes={{ current: mode, query: params }}
      numbers={numbers.split(',').filter((number) => /^\d{1,2}$/.test(number))}
    />
  );
}

export default reactView(Lottery);
