import { lotteryMenu, recentLottery, type LotteryGroup } from '@atrium/api';
import type { Host, PlaceParams } from '@atrium/contract';
import { Link, useText } from '@atrium/contract/react';
import { Button, cardStyle, Icon, menuIcon, navItemStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { fetchVietnamLotteries } from '../games/fetch-games';
import { groupParams, prizeModeParams, type PrizeMode } from '../games/prize-mode';

export function fetchGroups({ api, signal }: Host, prizeMode: PrizeMode): Promise<LotteryGroup[]> {
  return api.call(lotteryMenu, { prizeMode }, { signal });
}

/** The game of the last bet, with the place that has its page. */
export interface RecentGame {
  name: string;
  to: 'lottery.home@1' | 'lottery.vietnam@1';
  params: PlaceParams;
}

export async function fetchRecent(host: Host): Promise<RecentGame | undefined> {
  const { api, signal } = host;
  const [last] = await api.call(recentLottery, {}, { signal });
  if (!last) return undefined;
  const { gameId, gameCode, remark } = last;
  const vietnam = await fetchVietnamLotteries(host, { silent: true }).catch(() => []);
  const isVietnam = vietnam.some((game) => game.gameCode === gameCode);
  return {
    name: remark || gameCode,
    ...(isVietnam
      ? { to: 'lottery.vietnam@1', params: { gameCode } }
      : { to: 'lottery.home@1', params: { gameId, gameCode } }),
  };
}

interface GameNavigationProps {
  groups: readonly LotteryGroup[];
  /** Selected group code; empty for all. */
  group: string;
  prizeMode: PrizeMode;
  /** The game of the last bet. */
  recent: RecentGame | undefined;
}

const wide = '(min-width: 64rem)';

/** Collapsible list of all games by group; open by default on wide screens. */
export function GameNavigation({ groups, group, prizeMode, recent }: GameNavigationProps) {
  const text = useText();
  const kept = prizeModeParams(prizeMode);
  const [open, setOpen] = useState(() => window.matchMedia?.(wide).matches ?? false);
  return (
    <div css={style}>
      <Button
        variant="secondary"
        size="small"
        icon={<Icon shape={menuIcon} size="1.125rem" />}
        aria-expanded={open}
        aria-controls="lottery-games"
        onClick={() => setOpen(!open)}
      >
        {text('navigation.title')}
      </Button>
      <nav id="lottery-games" aria-label={text('navigation.title')} hidden={!open} css={[cardStyle, listStyle]}>
        {recent && (
          <Link to={recent.to} params={recent.params} css={navItemStyle}>
            {text('navigation.recent', { game: recent.name })}
          </Link>
        )}
        <Link to="lottery.lobby@1" params={kept} aria-current={group === '' ? 'true' : undefined} css={navItemStyle}>
          {text('navigation.all')}
        </Link>
        <ul>
          {groups.map(({ gameGroupCode, labelName, gameMenus }) => (
            <li key={gameGroupCode}>
              <Link
                to="lottery.lobby@1"
                params={groupParams(gameGroupCode, prizeMode)}
                aria-current={group === gameGroupCode ? 'true' : undefined}
                css={navItemStyle}
              >
                {labelName}
              </Link>
              <ul>
                {gameMenus.map(({ code, remark, defaultPlayType }) => (
                  <li key={code}>
                    <Link
                      to="lottery.home@1"
                      params={{ playType: defaultPlayType, gameCode: code, ...kept }}
                      css={gameStyle}
                    >
                      {remark}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
`;

const listStyle = css`
  inline-size: 100%;
  padding: var(--space-2);
  &[hidden] {
    display: none;
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > a,
  & > ul > li > a {
    inline-size: 100%;
  }
`;

const gameStyle = css`
  display: flex;
  align-items: center;
  min-block-size: 2.25rem;
  padding-inline: calc(var(--nav-item-padding) + var(--space-3)) var(--space-3);
  border-radius: var(--radius-small);
  color: var(--color-text);
  font-size: var(--type-small);
  text-decoration: none;
  &:hover {
    background: var(--color-raised);
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
