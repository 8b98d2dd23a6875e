import type { Host } from '@atrium/contract';
import { reactView, useCan, type ViewComponentProps } from '@atrium/contract/react';
import { fetchLotteries } from '../../features/games/fetch-games';
import { prizeModeOf } from '../../features/games/prize-mode';
import { LotteryLobby } from '../../features/lobby/lottery-lobby';
import { LongDragon } from '../../features/long-dragon/long-dragon';
import { longDragon, lotteryMode } from '../../features/query/lottery-mode';
import { isLobby, readLotteryQuery } from '../../features/query/lottery-query';
import { GamePage } from '../../features/game/game-page';

/** The lottery lobby, or the requested game. */
function Lottery({ params }: ViewComponentProps) {
  const dragon = useCan('lottery.long-dragon');
  const query = readLotteryQuery(params);
  const { gameCode, playType, lottoGameGroup } = query;
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
  if (gameCode === longDragon && dragon) return <LongDragon mode={mode} />;
  return (
    <GamePage
      key={prizeMode}
      // the game may have other play types than the one to begin with
      fetchGames={(host: Host) => fetchLotteries(host, { prizeMode, playType: '' })}
      {...{ params, mode, prizeMode }}
      modes={{ current: mode, query: params }}
    />
  );
}

export default reactView(Lottery);
