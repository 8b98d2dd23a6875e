import type { DrawProof } from '@atrium/api';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Backend } from '../../backend';
import { lotteryBeacons, lotteryDraws } from '../tables';
import { publishedSlips } from './published-slips';

/**
 * What the slips hash and the beacon value of a draw are checked with.
 * @throws Refusal `in_stay_tuned` during the sale, and for an unknown issue
 */
export async function publishedProof(
  backend: Pick<Backend, 'engine'>,
  named: { game: string; numero: string },
): Promise<DrawProof> {
  const { slips } = await publishedSlips(backend, named);
  const [drawn] = await backend.engine.database
    .select({ round: lotteryDraws.beaconRound, value: lotteryDraws.beacon, chain: lotteryBeacons.parameters })
    .from(lotteryDraws)
    .innerJoin(lotteryBeacons, eq(lotteryBeacons.id, lotteryDraws.beaconChain))
    .where(
      and(eq(lotteryDraws.gameCode, named.game), eq(lotteryDraws.numero, named.numero), isNotNull(lotteryDraws.beacon)),
    );
  const { round = null, value = null, chain } = drawn ?? {};
  if (round === null || value === null || !chain) return { slips, beacon: undefined };
  return { slips, beacon: { round: String(round), value, chain: { firstRound: 0, ...chain } } };
}
