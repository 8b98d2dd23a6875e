import { sessionFreePlay } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { outcomeOf, refusalOf, type Outcome } from '../admission/outcome';

/** Account kind of a trial: play money, no real games. */
const trial = 4;

/** Asks for a fresh trial account. Its name comes with the member info. */
export async function askForTrial({ api }: Pick<Host, 'api'>): Promise<Outcome> {
  try {
    const answer = await api.call(sessionFreePlay, {});
    return outcomeOf({ ...answer, kind: answer.kind ?? trial }, { account: '', forcesChange: false });
  } catch (error) {
    return refusalOf(error);
  }
}
