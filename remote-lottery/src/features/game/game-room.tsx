import { lotteryIssue, type IssueInfo, type LotteryGame } from '@atrium/api';
import type { PlaceParams } from '@atrium/contract';
import { Link, Loadable, useHost, useText } from '@atrium/contract/react';
import { buttonStyle, cardStyle, SectionHeader, Tag } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Betting } from '../betting/betting';
import { passedParams } from '../betting/fetch-betting-address';
import { CountdownClock } from '../countdown/countdown-clock';
import type { LotteryBoard } from '../countdown/lottery-board';
import type { AnnouncedIssue } from '../draws/check-draw';
import { DrawList } from '../draws/draw-list';
import { GameEmblem } from '../emblem/game-emblem';
import type { PrizeMode } from '../games/prize-mode';
import type { LotteryMode } from '../query/lottery-mode';
import { ModeLinks, type GameModes } from './mode-links';
import { SealedResult } from './sealed-result';

interface GameRoomProps {
  board: LotteryBoard;
  game: LotteryGame;
  /** The address of the page, parts of which its betting page gets. */
  params: PlaceParams;
  mode: LotteryMode;
  prizeMode: PrizeMode;
  modes: GameModes | undefined;
}

/** A game: its betting page, current issue and commitment, latest draws. */
export const GameRoom = observer(function GameRoom({ board, game, params, mode, prizeMode, modes }: GameRoomProps) {
  const { api, signal } = useHost();
  const text = useText();
  const { gameId, gameCode, gameGroupCode, displayName, numero } = game;
  const [issue] = useState(() => new Loadable<IssueInfo>());
  useEffect(() => {
    // a list may leave the id out
    if (gameId) void issue.load(() => api.call(lotteryIssue, { gameId }, { signal }));
  }, [issue, api, signal, gameId, numero]);
  const current = issue.value?.currentNumero;
  const [announced] = useState(() => new Map<string, AnnouncedIssue>());
  // what was announced first counts
  useEffect(() => {
    if (current?.commitment && !announced.has(current.numero)) announced.set(current.numero, current);
  }, [announced, current]);
  // the betting page takes bets on it already
  const next = current?.numero === numero ? issue.value?.nextNumero : undefined;
  const closed = board.isClosed(game) || current?.isSale === false;
  return (
    <div css={style}>
      <header css={[cardStyle, headStyle]}>
        <GameEmblem gameCode={gameCode} gameGroupCode={gameGroupCode} size="4.5rem" />
        <div>
          <h1 tabIndex={-1}>{displayName}</h1>
          <p>
            {text('issue.numero', { numero })} {closed && <Tag>{text('card.closed')}</Tag>}{' '}
            {closed && next && text('issue.next', { numero: next })}
          </p>
          {modes && <ModeLinks modes={modes} game={displayName} />}
        </div>
        <CountdownClock board={board} game={game} size="large" />
      </header>
      <Betting
        game={displayName}
        request={{ gameCode, mode, prizeMode, passed: passedParams(params) }}
        numbers={selectedNumbers(params)}
      />
      <section aria-labelledby="lottery-room-draws">
        <SectionHeader id="lottery-room-draws" title={text('draws.title')} />
        <DrawList
          gameCode={gameCode}
          numero={numero}
          label={text('draws.of', { name: displayName })}
          announced={announced}
        />
      </section>
      {current?.commitment && <SealedResult issue={current} />}
      <nav aria-label={displayName} css={linksStyle}>
        <Link to="lottery.trend@1" params={{ gameCode }} css={buttonStyle({ variant: 'secondary' })}>
          {text('trend.title')}
        </Link>
        <Link to="lottery.lobby@1" css={buttonStyle({ variant: 'ghost' })}>
          {text('navigation.all')}
        </Link>
      </nav>
    </div>
  );
});

/** The numbers of the address that can be shown. */
function selectedNumbers({ bet_param = '' }: PlaceParams): string[] {
  return bet_param.split(',').filter((number) => /^\d{1,2}$/.test(number));
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  @container lottery (min-width: 46rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const headStyle = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: center;
  padding: var(--space-5);
  & > div {
    flex: 1 1 12rem;
  }
  & p {
    color: var(--color-muted);
    font-variant-numeric: tabular-nums;
  }
`;

const linksStyle = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
