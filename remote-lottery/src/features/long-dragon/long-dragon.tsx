import { lotteryDraws, type LotteryGame } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { Link, Loadable, useHost, useText } from '@atrium/contract/react';
import { Button, buttonStyle, cardStyle, EmptyState, LoadableSection, LoadFailed, Tag } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Betting } from '../betting/betting';
import { CountdownClock } from '../countdown/countdown-clock';
import { useBoard } from '../countdown/use-board';
import { GameEmblem } from '../emblem/game-emblem';
import { fetchLotteries } from '../games/fetch-games';
import { LobbySkeleton } from '../lobby/lobby-skeleton';
import { PageBanner } from '../lobby/page-banner';
import { longDragon, type LotteryMode } from '../query/lottery-mode';
import { runsOf, type Run } from './runs';

/** Draws examined, and the minimum length of a run. */
const drawCount = 20;
const shortestRun = 2;
/** Games examined: the first of the list with varying sums. */
const gameCount = 8;

interface Dragon extends Run {
  game: LotteryGame;
}

/** The runs of the games. A game with failing draws costs only its own runs; rejects when all fail. */
async function fetchDragons({ api, signal }: Host, games: readonly LotteryGame[]): Promise<Dragon[]> {
  const found = await Promise.allSettled(
    games.map(async (game) => {
      const draws = await api.call(lotteryDraws, { gameCode: game.gameCode, count: drawCount }, { signal });
      return runsOf(game.gameCode, draws).map((run) => ({ ...run, game }));
    }),
  );
  const [failed] = found.filter((one) => one.status === 'rejected');
  if (failed && found.every(({ status }) => status === 'rejected')) throw failed.reason;
  const runs = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  return runs.filter(({ length }) => length >= shortestRun);
}

/** The order of the runs: that of the games, unless the player sorts them. */
const orders = ['game', 'length'] as const;

/** Runs of equal results of the games. They look the same whatever their length, because no run is a reason to bet. */
export const LongDragon = observer(function LongDragon({ mode }: { mode: LotteryMode }) {
  const host = useHost();
  const text = useText();
  const board = useBoard(fetchLotteries);
  const [dragons] = useState(() => new Loadable<Dragon[]>());
  const allGames = board.games;
  const games = allGames.filter(({ gameCode }) => !gameCode.endsWith('PK10')).slice(0, gameCount);
  const issues = games.map(({ gameCode, numero }) => gameCode + numero).join();
  useEffect(() => {
    if (issues) void dragons.load(() => fetchDragons(host, games));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reloads when an issue ends, tracked by `issues`
  }, [dragons, host, issues]);
  const [order, setOrder] = useState<(typeof orders)[number]>('game');
  const runs = order === 'game' ? dragons.value : dragons.value?.toSorted((one, other) => other.length - one.length);
  const failed = board.state === 'failed' || (dragons.state === 'failed' && !dragons.value);
  return (
    <div css={[container, column]}>
      <PageBanner title={text('dragon.title')} about={text('dragon.about')} />
      <p>
        <Tag tone="quiet">{text(`mode.${mode}`)}</Tag>
      </p>
      {/* above the runs: a list that grows must not move the page under a finger */}
      <Betting
        game={text('dragon.title')}
        request={{ gameCode: longDragon, mode, prizeMode: 'Lott', passed: {} }}
        numbers={[]}
      />
      <LoadableSection
        // runs that an ended issue loads again are not dimmed
        state={failed ? 'failed' : runs ? 'ready' : 'loading'}
        value={runs}
        failure={
          <LoadFailed
            title={text('games.failed')}
            text={text}
            onRetry={() => void (board.state === 'failed' ? board.load() : dragons.again())}
            of={board.state === 'failed' ? board : dragons}
          />
        }
        loading={<LobbySkeleton />}
        empty={<EmptyState title={text('dragon.empty')}>{text('dragon.empty.hint')}</EmptyState>}
        css={column}
      >
        {(listed) => (
          <>
            <div role="group" aria-label={text('dragon.sort')} css={ordersStyle}>
              {orders.map((one) => (
                <Button
                  key={one}
                  size="small"
                  variant={one === order ? 'secondary' : 'ghost'}
                  aria-pressed={one === order}
                  onClick={() => setOrder(one)}
                >
                  {text(`dragon.sort.${one}`)}
                </Button>
              ))}
            </div>
            <ol aria-label={text('dragon.title')} css={[cardStyle, listStyle]}>
              {listed.map(({ game, side, length }) => {
                const { gameCode, gameId, gameGroupCode, displayName } = game;
                const now = allGames.find((one) => one.gameCode === gameCode) ?? game;
                return (
                  <li key={gameCode + side}>
                    <GameEmblem gameCode={gameCode} gameGroupCode={gameGroupCode} size="2.5rem" />
                    <div>
                      <h2>{displayName}</h2>
                      <p>{text(`dragon.${side}`, { count: length })}</p>
                      <p className="memory">{text('dragon.memory')}</p>
                    </div>
                    <CountdownClock board={board} game={now} />
                    <Link
                      to="lottery.home@1"
                      params={{ gameId, gameCode, lMode: '2' }}
                      aria-label={text('card.open.of', { name: displayName })}
                      css={buttonStyle({ size: 'small', variant: 'secondary' })}
                    >
                      {text('card.open')}
                    </Link>
                  </li>
                );
              })}
            </ol>
          </>
        )}
      </LoadableSection>
    </div>
  );
});

const container = css`
  container: lottery / inline-size;
`;

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const ordersStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const listStyle = css`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    padding: var(--space-3) var(--space-4);
  }
  & > li + li {
    border-block-start: 1px solid var(--color-border);
  }
  & > li > a {
    margin-inline-start: auto;
  }
  & > li > div {
    flex: 1 1 9rem;
  }
  & h2 {
    font-size: var(--type-large);
  }
  & p {
    font-weight: 600;
  }
  & .memory {
    color: var(--color-muted);
    font-size: var(--type-small);
    font-weight: 400;
  }
`;
