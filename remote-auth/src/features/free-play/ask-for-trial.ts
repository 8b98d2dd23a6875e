import { sessionFreePlay } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { refusalOf, type SignInOutcome } from '../sign-in/sign-in-outcome';

/** Account kind of a trial: play money, no real games. */
const trial = 4;

/** Asks for a fresh trial account. Its name comes with the member info. */
export async function askForTrial({ api }: Pick<Host, 'api'>): Promise<SignInOutcome> {
  try {
    const { token, isAgent } = await api.call(sessionFreePlay, {});
    if (!token) return { kind: 'refused', captcha: false, told: false };
    return { kind: 'accepted', grant: { token, account: '', kind: isAgent ?? trial } };
  } catch (error) {
    return refusalOf(error);
  }
}
