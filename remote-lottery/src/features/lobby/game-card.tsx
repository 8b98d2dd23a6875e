import type { LotteryGame } from '@atrium/api';
import { Link, useText } from '@atrium/contract/react';
import type { PlaceParams, VersionedName } from '@atrium/contract';
import { buttonStyle, cardStyle, Tag } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { CountdownClock } from '../countdown/countdown-clock';
import type { LotteryBoard } from '../countdown/lottery-board';
import { NumberBalls } from '../draws/number-balls';
import { GameEmblem } from '../emblem/game-emblem';

interface GameCardProps {
  board: LotteryBoard;
  game: LotteryGame;
  /** Place of the game. */
  to: VersionedName;
  params: PlaceParams;
  /** Last drawn number, comma-separated. */
  last?: string | undefined;
}

/** A game with its issue and countdown; not linked while sales are closed. */
export const GameCard = observer(function GameCard({ board, game, to, params, last }: GameCardProps) {
  const text = useText();
  const closed = board.isClosed(game);
  const { gameCode, gameGroupCode, displayName, labelName, numero, tag } = game;
  return (
    <article css={[cardStyle, style]}>
      <GameEmblem gameCode={gameCode} gameGroupCode={gameGroupCode} />
      <div css={nameStyle}>
        <h3>{displayName}</h3>
        <p>
          {labelName}
          {game.liveVideoSwitch && <Tag tone="accent">{text('card.live')}</Tag>}
          {(tag === 'new' || tag === 'hot') && <Tag>{text(`card.${tag}`)}</Tag>}
        </p>
      </div>
      <div css={issueStyle}>
        <p>{text('issue.numero', { numero })}</p>
        <CountdownClock board={board} game={game} />
      </div>
      {last && <NumberBalls size="small" numbers={last.split(',')} label={text('card.last')} />}
      {closed ? (
        <span role="link" aria-disabled="true" css={[buttonStyle({ variant: 'secondary', block: true }), closedStyle]}>
          {text('card.closed')}
        </span>
      ) : (
        <Link
          to={to}
          params={params}
          aria-label={text('card.open.of', { name: displayName })}
          css={buttonStyle({ block: true })}
        >
          {text('card.open')}
        </Link>
      )}
    </article>
  );
});

const style = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  align-content: space-between;
  padding: var(--space-4);
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const nameStyle = css`
  & > h3 {
    font-size: var(--type-large);
    overflow-wrap: anywhere;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-2);
    color: var(--color-muted);
    font-size: var(--type-small);
  }
`;

const issueStyle = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  align-items: baseline;
  justify-content: space-between;
  & > p {
    color: var(--color-muted);
    font-size: var(--type-small);
    font-variant-numeric: tabular-nums;
  }
`;

const closedStyle = css`
  cursor: not-allowed;
  opacity: 0.75;
`;
