import { useText } from '@atrium/contract/react';
import type { LotteryGame } from '@atrium/api';
import { css } from '@emotion/react';
import { useLayoutEffect, useRef } from 'react';
import { countdownText } from './countdown';
import type { LotteryBoard } from './lottery-board';

interface CountdownClockProps {
  board: LotteryBoard;
  game: LotteryGame;
  size?: 'medium' | 'large';
}

/**
 * Time left to bet. Writes its text by itself every second, because rendering forty clocks costs much more than forty
 * texts; the `timer` role keeps screen readers silent.
 */
export function CountdownClock({ board, game, size = 'medium' }: CountdownClockProps) {
  const text = useText();
  const clock = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () =>
      board.paintClock(() => {
        if (clock.current) clock.current.textContent = countdownText(board.left(game));
      }),
    [board, game],
  );
  return (
    <span ref={clock} role="timer" aria-label={text('countdown.label')} css={[style, size === 'large' && large]} />
  );
}

const style = css`
  color: var(--color-heading);
  font: 700 var(--type-large) / 1.2 var(--font-number);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
`;

const large = css`
  font-size: clamp(1.75rem, 6vw, 2.5rem);
`;
