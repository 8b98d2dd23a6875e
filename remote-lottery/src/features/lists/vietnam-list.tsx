import { useText } from '@atrium/contract/react';
import { observer } from 'mobx-react-lite';
import { useBoard } from '../countdown/use-board';
import { fetchVietnamLotteries } from '../games/fetch-games';
import { BoardPage } from './board-page';
import { CardSection } from '../lobby/card-section';
import { PageBanner } from '../lobby/page-banner';

/** The Vietnam lotteries, each with its countdown. */
export const VietnamList = observer(function VietnamList() {
  const text = useText();
  const board = useBoard(fetchVietnamLotteries);
  return (
    <BoardPage banner={<PageBanner title={text('vietnam.title')} about={text('vietnam.about')} />} board={board}>
      <CardSection
        title={text('vietnam.games')}
        board={board}
        games={board.games}
        to="lottery.vietnam@1"
        paramsOf={({ gameCode }) => ({ gameCode })}
      />
    </BoardPage>
  );
});
