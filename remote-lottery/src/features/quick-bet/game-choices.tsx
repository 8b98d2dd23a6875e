import type { LotteryGame } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { GameEmblem } from '../emblem/game-emblem';

interface GameChoicesProps {
  /** Name of the radio buttons, unique on the page. */
  name: string;
  choices: readonly LotteryGame[];
  chosen: LotteryGame;
  onChoose: (game: LotteryGame) => void;
}

/** Selects one of a few lotteries. */
export function GameChoices({ name, choices, chosen, onChoose }: GameChoicesProps) {
  const text = useText();
  return (
    <div role="radiogroup" aria-label={text('quick.choose')} css={choicesStyle}>
      {choices.map((game) => (
        <label key={game.gameCode} css={choiceStyle}>
          <input type="radio" name={name} checked={game.gameCode === chosen.gameCode} onChange={() => onChoose(game)} />
          <GameEmblem gameCode={game.gameCode} gameGroupCode={game.gameGroupCode} size="1.5rem" />
          {game.displayName}
        </label>
      ))}
    </div>
  );
}

const choicesStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const choiceStyle = css`
  position: relative;
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-block-size: 2.75rem;
  padding: 0.25rem 0.875rem 0.25rem 0.5rem;
  border: 1px solid var(--color-outline);
  border-radius: var(--radius-round);
  font-size: var(--type-small);
  font-weight: 600;
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    border-color: var(--color-accent);
    color: var(--color-on-accent-soft);
    background: var(--color-accent-soft);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;
