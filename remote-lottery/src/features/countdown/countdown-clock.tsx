import { useText } from '@atrium/contract/react';
import type { LotteryGame } from '@atrium/api';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { countdownText } from './countdown';
import type { LotteryBoard } from './lottery-board';

interface CountdownClockProps {
  board: LotteryBoard;
  game: LotteryGame;
  size?: 'medium' | 'large';
}

/** Time left to bet. The only component that renders every second; the `timer` role keeps screen readers silent. */
export const CountdownClock = observer(function CountdownClock({ board, game, size = 'medium' }: CountdownClockProps) {
  const text = useText();
  return (
    <span role="timer" aria-label={text('countdown.label')} css={[style, size === 'large' && large]}>
      {countdownText(board.left(game))}
    </span>
  );
});

const style = css`
  color: var(--color-heading);
  font: 700 var(--type-large) / 1.2 var(--font-number);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
`;

const large = css`
  font-size: clamp(1.75rem, 6vw, 2.5rem);
`;
