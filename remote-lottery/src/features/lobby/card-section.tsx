import type { LotteryGame } from '@atrium/api';
import type { PlaceParams, VersionedName } from '@atrium/contract';
import { SectionHeader } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId } from 'react';
import type { LotteryBoard } from '../countdown/lottery-board';
import { GameCard } from './game-card';

interface CardSectionProps {
  title: string;
  board: LotteryBoard;
  games: readonly LotteryGame[];
  to?: VersionedName;
  paramsOf?: (game: LotteryGame) => PlaceParams;
  /** Last drawn number by game code, if known. */
  last?: ReadonlyMap<string, string>;
}

const byIdAndCode = ({ gameId, gameCode }: LotteryGame): PlaceParams => ({ gameId, gameCode });

/** A section of game cards; renders nothing without games. */
export function CardSection({
  title,
  board,
  games,
  to = 'lottery.home@1',
  paramsOf = byIdAndCode,
  last,
}: CardSectionProps) {
  const id = useId();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title} />
      <ul css={cardsStyle}>
        {games.map((game) => (
          <li key={game.gameCode}>
            <GameCard board={board} game={game} to={to} params={paramsOf(game)} last={last?.get(game.gameCode)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const cardsStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr));
  gap: var(--card-gap);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
  }
`;
