import { and, eq } from 'drizzle-orm';
import type { Backend } from '../../backend';
import { Refusal } from '../../wire/refusal';
import { linesOfIssues } from '../drawing/slips-hash';
import { lotteryDraws } from '../tables';

/**
 * The accepted slips of an issue after its sale: a line for each, and the hash over them that is part of the draw.
 * @throws Refusal `in_stay_tuned` during the sale, and for an unknown issue
 */
export async function publishedSlips(
  { engine }: Pick<Backend, 'engine'>,
  { game, numero }: { game: string; numero: string },
): Promise<{ slipsHash: string; slips: string[] }> {
  const [draw] = await engine.database
    .select()
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.gameCode, game), eq(lotteryDraws.numero, numero)));
  if (!draw || draw.slipsHash === null) throw new Refusal('in_stay_tuned');
  const lines = await linesOfIssues(engine.database, [{ game, issue: draw.issue }]);
  return { slipsHash: draw.slipsHash, slips: (lines.get(`${game} ${draw.issue}`) ?? []).sort() };
}
