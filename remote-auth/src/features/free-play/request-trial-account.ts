import { sessionFreePlay } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { outcomeOf, refusalOf, type SignInOutcome } from '../sign-in-flow/sign-in-outcome';

/** Account kind of a trial account. */
const trial = 4;

/** Requests a new trial account. Its name comes with the member info. */
export async function requestTrialAccount({ api }: Pick<Host, 'api'>): Promise<SignInOutcome> {
  try {
    const answer = await api.call(sessionFreePlay, {});
    return outcomeOf({ ...answer, kind: answer.kind ?? trial }, { account: '', forcesChange: false });
  } catch (error) {
    return refusalOf(error);
  }
}
