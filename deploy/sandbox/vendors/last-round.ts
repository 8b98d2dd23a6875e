import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Backend } from '../backend';
import { rounds, type Round } from './tables';

/** The last round of a session with an outcome. */
export async function lastRound({ engine }: Pick<Backend, 'engine'>, playSession: number): Promise<Round | undefined> {
  const [round] = await engine.database
    .select()
    .from(rounds)
    .where(and(eq(rounds.playSession, playSession), isNotNull(rounds.outcome)))
    .orderBy(desc(rounds.id))
    .limit(1);
  return round;
}
