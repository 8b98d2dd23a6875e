import { lotteryOpened, lotteryPopular, type Draw, type PopularLottery } from '@atrium/api';
import { trendTiles } from '@atrium/api/figures';
import type { Host } from '@atrium/contract';
import { Link, useText } from '@atrium/contract/react';
import { cardStyle, LoadableSection, LoadFailed, SectionHeader, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { NumberBalls } from '../draws/number-balls';
import { GameEmblem } from '../emblem/game-emblem';
import { useHomeList } from './use-home-list';

interface Trend {
  lottery: PopularLottery;
  /** Its last draw; undefined where it has none yet. */
  last: Draw | undefined;
}

/** The popular lotteries with their last draw, each linked to its page. */
export const TrendTiles = observer(function TrendTiles() {
  const text = useText();
  const trends = useHomeList(fetchTrends);
  if (trends.state === 'ready' && trends.value?.length === 0) return null;
  return (
    <section aria-labelledby="lottery-trends" aria-busy={trends.state === 'loading'}>
      <SectionHeader id="lottery-trends" title={text('home.trends')} />
      <LoadableSection
        state={trends.state}
        value={trends.value}
        failure={
          <LoadFailed title={text('games.failed')} text={text} onRetry={() => void trends.again()} of={trends} />
        }
        loading={
          <div aria-hidden="true" css={tiles}>
            {Array.from({ length: trendTiles }, (_, tile) => (
              <Skeleton key={tile} shape="card" height="6.25rem" />
            ))}
          </div>
        }
      >
        {(shown) => (
          <ul css={tiles}>
            {shown.map(({ lottery: { gameId, gameCode, remark, webIconUrl }, last }) => (
              <li key={gameCode}>
                <Link to="lottery.home@1" params={{ gameId, gameCode }} css={[cardStyle, tile]}>
                  <span>
                    <GameEmblem gameCode={gameCode} gameGroupCode={webIconUrl.replace('art:', '')} size="2.25rem" />
                    <strong>{remark || gameCode}</strong>
                  </span>
                  {last && (
                    <NumberBalls
                      numbers={last.winNo.split(',')}
                      label={text('home.last', { numero: last.numero })}
                      size="small"
                    />
                  )}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </LoadableSection>
    </section>
  );
});

/** Last draws are not essential: without them the tiles have none. */
async function fetchTrends({ api, signal }: Host): Promise<Trend[]> {
  const [popular, opened] = await Promise.all([
    api.call({ ...lotteryPopular, silent: true }, { count: trendTiles, prizeMode: 'Lott', playType: '' }, { signal }),
    api.call({ ...lotteryOpened, silent: true }, { prizeMode: 'Lott' }, { signal }).catch(() => []),
  ]);
  return popular.slice(0, trendTiles).map((lottery) => ({
    lottery,
    last: opened.find(({ gameCode }) => gameCode === lottery.gameCode),
  }));
}

const tiles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  @media (min-width: 640px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 1280px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const tile = css`
  display: grid;
  gap: var(--space-2);
  align-content: space-between;
  block-size: 100%;
  min-block-size: 6.25rem;
  padding: var(--space-3);
  color: var(--color-text);
  text-decoration: none;
  &:hover {
    background: var(--color-raised);
  }
  & > span {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    line-height: 1.25;
    overflow-wrap: anywhere;
    & > svg {
      flex: none;
    }
  }
`;
