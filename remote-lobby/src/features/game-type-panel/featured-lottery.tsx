import type { PopularLottery } from '@atrium/api';
import { Link, useText } from '@atrium/contract/react';
import { chevronRightIcon, Icon, Tag } from '@atrium/ui';
import { GamePicture } from '../pictures/game-picture';
import { rowName, rowPicture, rowStyle } from './row-style';

/** The popular lottery, linked to its page. */
export function FeaturedLottery({ lottery: { gameId, gameCode, remark, webIconUrl } }: { lottery: PopularLottery }) {
  const text = useText();
  return (
    <Link to="lottery.home@1" params={{ gameId, gameCode }} css={rowStyle}>
      <span css={rowPicture}>
        <GamePicture icon={webIconUrl} seed={gameCode} gameType="LOTT" />
      </span>
      <span css={rowName}>{remark || gameCode}</span>
      <Tag>{text('home.popular')}</Tag>
      <Icon shape={chevronRightIcon} />
    </Link>
  );
}
