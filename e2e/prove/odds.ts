import { count } from './define-proof/option';
import { defineProof } from './define-proof/define-proof';
import { countStops } from './odds/count-stops';
import { games } from './odds/games';
import { playRounds } from './odds/play-rounds';

const percent = (share: number, digits = 4) => `${(share * 100).toFixed(digits)} %`;

/**
 * The stated return of every kind of game is the one that its rules pay: both slots by counting all stops, the others by
 * playing rounds. A fault is a stated return beyond the counted one, or beyond three standard errors of the played one.
 */
export const proof = defineProof({
  options: {
    rounds: count('rounds of each game that is not counted', { usual: 1_000_000, short: 200_000, least: 10_000 }),
    // fixed, because three standard errors are exceeded by chance in one of some 370 runs of a game
    seed: count('number that the rounds are drawn from', { usual: 16, short: 16 }),
  },
  run: async ({ values, report }) => {
    for (const { name, rules } of games.slots) {
      const stated = rules.returns[''] ?? 0;
      const { stops, share, hits } = countStops(rules);
      report.log(`  ${name}: ${percent(share)} over all ${stops} stops, ${percent(hits, 2)} of them win`);
      report.reached(stops, `stops of ${name}`, 16 ** 5);
      if (Math.abs(share - stated) > 0.000_001)
        report.fault(`${name} states a return of ${percent(stated)} and pays ${percent(share)}`);
    }
    for (const game of games.played) {
      const { mean, error, stated } = playRounds(game, values.rounds, values.seed);
      const away = Math.abs(mean - stated) / error;
      report.log(
        `  ${game.name}: ${percent(mean, 2)} in ${values.rounds} rounds, stated ${percent(stated, 2)}, ` +
          `${away.toFixed(2)} standard errors of ${percent(error, 3)} away`,
      );
      if (!(away <= 3))
        report.fault(
          `${game.name} states ${percent(stated)} and paid ${percent(mean)}, ${away.toFixed(1)} standard errors away`,
        );
    }
  },
});
