import { lotteryPopular, type PopularLottery } from '@atrium/api';
import { Link, useText } from '@atrium/contract/react';
import { cardStyle, hotIcon, Icon } from '@atrium/ui';
import { css } from '@emotion/react';
import type { Host } from '@atrium/contract';
import { GameEmblem } from '../emblem/game-emblem';
import type { LotteryListing } from '../games/fetch-games';
import { prizeModeParams, type PrizeMode } from '../games/prize-mode';

/** Games in the bar. */
const popularCount = 4;

export function fetchPopular({ api, signal }: Host, listing: LotteryListing): Promise<PopularLottery[]> {
  return api.call(lotteryPopular, { count: popularCount, ...listing }, { signal });
}

/** The most played games in one row. */
export function PopularBar({ games, prizeMode }: { games: readonly PopularLottery[]; prizeMode: PrizeMode }) {
  const text = useText();
  if (games.length === 0) return null;
  return (
    <nav aria-label={text('popular.title')} css={[cardStyle, style]}>
      <p>
        <Icon shape={hotIcon} size="1.25rem" />
        {text('popular.title')}
      </p>
      <ul>
        {games.map(({ gameId, gameCode, remark, webIconUrl }) => (
          <li key={gameId}>
            <Link to="lottery.home@1" params={{ gameId, gameCode, ...prizeModeParams(prizeMode) }}>
              <GameEmblem gameCode={gameCode} gameGroupCode={webIconUrl.replace('art:', '')} size="1.75rem" />
              {remark}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding: var(--space-2) var(--space-4);
  & > p {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    color: var(--color-accent-text);
    font-weight: 600;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-block-size: 2.75rem;
    color: var(--color-text);
    font-weight: 600;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;
