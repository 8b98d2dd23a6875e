import type { LotteryGame, LotteryGroup, PopularLottery } from '@atrium/api';
import { lotteryCards } from '@atrium/api/figures';
import { Loadable, useCan, useHost, useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useBoard } from '../countdown/use-board';
import { gamesOfGroup } from '../games/group';
import { fetchLotteries, type LotteryListing } from '../games/fetch-games';
import { prizeModeParams } from '../games/prize-mode';
import { BoardSection } from '../lists/board-section';
import { VendorLotteries } from '../vendors/vendor-lotteries';
import { CardSection } from './card-section';
import { fetchGroups, fetchRecent, GameNavigation, type RecentGame } from './game-navigation';
import { PageBanner } from './page-banner';
import { LobbySkeleton } from './lobby-skeleton';
import { fetchPopular, PopularBar } from './popular-bar';
import { QuickBetPanel } from './quick-bet-panel';
import { useLastDraws } from './use-last-draws';
import { splitGames } from './split-games';

interface LotteryLobbyProps {
  /** Group code; empty or unknown for all. */
  group: string;
  /** The vendor selected by a link. */
  page: string;
  /** The games to list; another listing needs another lobby, by its key. */
  initialListing: LotteryListing;
}

/** Lottery home: popular games, quick bet with the latest draws, and all games with countdowns. */
export const LotteryLobby = observer(function LotteryLobby({ group, page, initialListing }: LotteryLobbyProps) {
  const host = useHost();
  const text = useText();
  const [listing] = useState(initialListing);
  const { prizeMode } = listing;
  const board = useBoard((lobby) => fetchLotteries(lobby, listing));
  const [popular] = useState(() => new Loadable<PopularLottery[]>());
  const [groups] = useState(() => new Loadable<LotteryGroup[]>());
  useEffect(() => {
    void popular.load(() => fetchPopular(host, listing));
    void groups.load(() => fetchGroups(host, listing.prizeMode));
  }, [popular, groups, host, listing]);
  const canBet = useCan('lottery.bet');
  const [recent] = useState(() => new Loadable<RecentGame | undefined>());
  useEffect(() => {
    if (canBet) void recent.load(() => fetchRecent(host));
  }, [canBet, recent, host]);
  const last = useLastDraws(board, prizeMode);
  const paramsOf = ({ gameId, gameCode }: LotteryGame) => ({ gameId, gameCode, ...prizeModeParams(prizeMode) });
  const known = groups.value?.some(({ gameGroupCode }) => gameGroupCode === group) ? group : '';
  const { regular, live } = splitGames(gamesOfGroup(board.games, known));
  const shown = (games: LotteryGame[]) => (known ? games : games.slice(0, lotteryCards));
  return (
    <div css={container}>
      <PageBanner title={text('menu.lott')} about={text('lobby.about')} />
      <div css={style}>
        <GameNavigation
          groups={groups.value ?? []}
          group={known}
          prizeMode={prizeMode}
          recent={canBet ? recent.value : undefined}
        />
        <div css={column}>
          <PopularBar games={popular.value ?? []} prizeMode={prizeMode} />
          <BoardSection board={board} loading={<LobbySkeleton />} css={column}>
            {popular.state !== 'loading' && (
              <QuickBetPanel board={board} popular={popular.value ?? []} prizeMode={prizeMode} />
            )}
            <CardSection title={text('cards.regular')} board={board} games={shown(regular)} {...{ last, paramsOf }} />
            <CardSection title={text('cards.live')} board={board} games={shown(live)} {...{ last, paramsOf }} />
          </BoardSection>
          <VendorLotteries page={page} />
        </div>
      </div>
    </div>
  );
});

const container = css`
  container: lottery / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  @container lottery (min-width: 60rem) {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
