import { and, eq, isNotNull } from 'drizzle-orm';
import type { Backend } from '../../backend';
import { lotteryBeacons, lotteryDraws } from '../tables';

/** A beacon round that is part of a draw, with its value and what the beacon published beforehand. */
export async function publishedRound({ engine }: Pick<Backend, 'engine'>, round: number) {
  const [published] = await engine.database
    .select({ round: lotteryDraws.beaconRound, value: lotteryDraws.beacon, chain: lotteryBeacons.parameters })
    .from(lotteryDraws)
    .innerJoin(lotteryBeacons, eq(lotteryBeacons.id, lotteryDraws.beaconChain))
    .where(and(eq(lotteryDraws.beaconRound, round), isNotNull(lotteryDraws.beacon)))
    .limit(1);
  return published;
}
