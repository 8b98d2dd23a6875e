import type { LotteryGame } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { observer } from 'mobx-react-lite';
import { useBoard } from '../countdown/use-board';
import { fetchSeaLotteries } from '../games/fetch-games';
import { isThai } from '../games/group';
import { BoardPage } from './board-page';
import { CardSection } from '../lobby/card-section';
import { PageBanner } from '../lobby/page-banner';

const links = { to: 'lottery.sea@1', paramsOf: ({ gameCode }: LotteryGame) => ({ gameCode }) } as const;

/** Lotteries of Southeast Asia: Thai and Vietnamese ones. */
export const SeaList = observer(function SeaList() {
  const text = useText();
  const board = useBoard((host) => fetchSeaLotteries(host));
  return (
    <BoardPage banner={<PageBanner title={text('sea.title')} about={text('sea.about')} />} board={board}>
      <CardSection title={text('sea.thai')} board={board} games={board.games.filter(isThai)} {...links} />
      <CardSection
        title={text('vietnam.title')}
        board={board}
        games={board.games.filter((game) => !isThai(game))}
        {...links}
      />
    </BoardPage>
  );
});
