import { openTogether } from '@atrium/deploy/sandboxes-together';
import { settleBets } from '@atrium/deploy/settle-bets';
import { seededRandom } from '../../support/seeded-random';
import { drawBets, seedBets, seedDraw, type BenchBet, type Issue } from './seed-bets';

const merchant = 'aurora';
const game = 'CQSSC';
/** Accounts that share the bets. */
const accounts = 100;
/** The two ways take turns with a portion of the bets each, so that other work on the machine slows both alike. */
const portions = 10;

/**
 * Seconds for the bets of one issue settled in batches, and for the same bets on another issue one by one. Of these each
 * `every`th is settled, and their time is multiplied: one bet costs the same however many there are.
 */
export async function settlementTimes({
  bets,
  every,
  seed,
}: Record<'bets' | 'every' | 'seed', number>): Promise<{ batches: number; single: number }> {
  const draw = seededRandom(seed);
  const together = await openTogether(1);
  const [sandbox] = together.benches;
  try {
    const players = Array.from({ length: accounts }, (_, at) => `bettor${at}`);
    for (const name of players) await sandbox.control('twin', { merchant, account: 'player1', name, balance: 1_000 });
    const drawn = drawBets(bets, { players, game }, draw);
    const winningNumber = Array.from({ length: 5 }, () => draw(0, 9)).join();
    const issue = { merchant, players, game, drawsAt: sandbox.now - 1_000, winningNumber };
    const [inBatches, oneByOne] = [
      { ...issue, issue: 1 },
      { ...issue, issue: 2 },
    ];
    for (const each of [inBatches, oneByOne]) await seedDraw(together, each);
    const settle = async (portion: readonly BenchBet[], of: Issue, atOnce?: number) => {
      await seedBets(together, portion, of);
      const begin = performance.now();
      const settled = await settleBets(sandbox.backend, atOnce);
      if (settled !== portion.length) throw new Error(`${settled} of ${portion.length} bets were settled.`);
      return (performance.now() - begin) / 1_000;
    };
    const times = { batches: 0, single: 0 };
    const size = Math.ceil(bets / portions);
    for (let first = 0; first < bets; first += size) {
      const portion = drawn.slice(first, first + size);
      times.batches += await settle(portion, inBatches);
      const sample = portion.filter((_, at) => at % every === 0);
      times.single += ((await settle(sample, oneByOne, 1)) * portion.length) / sample.length;
    }
    const faults = await together.ledgerFaults();
    if (faults.length > 0) throw new Error(`The ledger has faults: ${faults.join('; ')}`);
    return times;
  } finally {
    await together.close();
  }
}
