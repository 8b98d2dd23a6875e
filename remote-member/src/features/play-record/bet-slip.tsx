import type { PlayedRound } from '@atrium/api';
import { useText } from '@atrium/contract/react';

/** Plays without numbers that have a name. */
const sums: readonly string[] = ['sum-big', 'sum-small', 'sum-odd', 'sum-even'];

/** What was bet in a lottery, and what was drawn. */
export function BetSlip({ slip: { number, issue, lines, drawn } }: { slip: NonNullable<PlayedRound['slip']> }) {
  const text = useText();
  const bet = lines.map(({ play, numbers }) => numbers || (sums.includes(play) ? text(`bets.${play}`) : play));
  return (
    <small>
      {text('bets.slip', { slip: number, issue })}
      <br />
      {bet.join('; ')}
      {drawn && (
        <>
          <br />
          {text('bets.drawn', { numbers: drawn })}
        </>
      )}
    </small>
  );
}
