import { count, seed } from './define-proof/option';
import { defineProof } from './define-proof/define-proof';
import { drawFamily, families } from './draws/draw-family';
import { unnoticedAlterations } from './draws/alter-draws';

/** Standard errors that one of some hundreds of figures exceeds by chance in one of some hundred runs. */
const most = 5;

/**
 * Draws of every family are even: each number is in each place within the bounds of chance, and each play pays the stated
 * return. A draw with another seed, list of slips or beacon value is noticed.
 */
export const proof = defineProof({
  options: {
    draws: count('draws of each family', { usual: 1_000_000, short: 20_000, least: 1_000 }),
    altered: count('draws altered in each of their inputs', { usual: 1_000, short: 200 }),
    seed: seed('seeds, slips and beacon values are drawn from it'),
  },
  run: async ({ values, report }) => {
    for (const gameCode of families) {
      const { figures } = await drawFamily(gameCode, values.draws, values.seed);
      const worst = figures.reduce((one, other) => (other.away > one.away ? other : one));
      report.log(
        `  ${gameCode}: ${figures.length} figures, the farthest is ${worst.name}, ${worst.away.toFixed(2)} standard errors away`,
      );
      report.fault(
        ...figures
          .filter(({ away }) => !(away <= most))
          .map(({ name, away }) => `${gameCode}: ${name} is ${away.toFixed(1)} standard errors away`),
      );
    }
    const { checked, unnoticed } = await unnoticedAlterations(values.altered, values.seed);
    report.log(`  ${checked} altered draws checked`);
    report.reached(checked, 'altered draws', values.altered * 4);
    report.fault(...unnoticed);
  },
});
