import type { LotteryGame } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, cardStyle, Icon, refreshIcon, SectionHeader } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CountdownClock } from '../countdown/countdown-clock';
import type { LotteryBoard } from '../countdown/lottery-board';
import { NumberBalls } from '../draws/number-balls';
import { prizeModeParams, type PrizeMode } from '../games/prize-mode';
import { GameChoices } from './game-choices';
import { rollNumbers, type Random } from './roll-numbers';

interface QuickBetProps {
  board: LotteryBoard;
  choices: readonly LotteryGame[];
  chosen: LotteryGame;
  prizeMode: PrizeMode;
  onChoose: (game: LotteryGame) => void;
  /** Default: `Math.random`. */
  random?: Random;
}

/** A bet in two steps: select a game, roll numbers. */
export const QuickBet = observer(function QuickBet({
  board,
  choices,
  chosen,
  prizeMode,
  onChoose,
  random = Math.random,
}: QuickBetProps) {
  const { commands } = useHost();
  const text = useText();
  const [numbers, setNumbers] = useState(() => rollNumbers(chosen.gameCode, random));
  const choose = (game: LotteryGame) => {
    setNumbers(rollNumbers(game.gameCode, random));
    onChoose(game);
  };
  const { gameId, gameCode } = chosen;
  const selection = { gameId, gameCode, numbers, ...prizeModeParams(prizeMode) };
  const bet = () => void commands.run('lottery.bet@1', selection).catch(() => undefined);
  return (
    <section aria-labelledby="lottery-quick-bet" css={[cardStyle, style]}>
      <SectionHeader id="lottery-quick-bet" title={text('quick.title')} />
      <GameChoices name="lottery-quick-bet-game" choices={choices} chosen={chosen} onChoose={choose} />
      <p css={issueStyle}>
        <span>{text('issue.numero', { numero: chosen.numero })}</span>
        <CountdownClock board={board} game={chosen} size="large" />
      </p>
      <div aria-live="polite" css={numbersStyle}>
        <NumberBalls size="large" numbers={numbers} label={text('quick.numbers')} />
      </div>
      <div css={actionsStyle}>
        <Button
          variant="secondary"
          icon={<Icon shape={refreshIcon} size="1.125rem" />}
          onClick={() => setNumbers(rollNumbers(gameCode, random))}
        >
          {text('quick.change')}
        </Button>
        <Button onClick={bet} disabled={board.isClosed(chosen)}>
          {text('quick.bet')}
        </Button>
      </div>
    </section>
  );
});

const style = css`
  display: grid;
  align-content: start;
  padding: var(--space-5);
`;

const issueStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  align-items: baseline;
  justify-content: space-between;
  margin-block: var(--space-4);
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
`;

const numbersStyle = css`
  margin-block-end: var(--space-4);
`;

const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
