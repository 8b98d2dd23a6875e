import { consoleLooks, looks, type Look } from './looks';
import { agentScreens } from './screens/agent';
import { codeScreens } from './screens/codes';
import { consoleScreens } from './screens/console';
import { gameScreens } from './screens/games';
import { homeScreens } from './screens/home';
import { lotteryScreens } from './screens/lottery';
import { mallScreens } from './screens/mall';
import { memberScreens } from './screens/member';
import { passkeyScreens } from './screens/passkeys';
import { personScreens } from './screens/person';
import { platformScreens } from './screens/platform';
import { problemScreens } from './screens/problems';
import { recoveryScreens } from './screens/recovery';
import { registrationScreens } from './screens/registration';
import { secondFactorScreens } from './screens/second-factors';
import { securityScreens } from './screens/security';
import { signInScreens } from './screens/sign-in';
import { slotScreens } from './screens/slots';
import { socialScreens } from './screens/social';
import type { Tab } from './tab';

export interface Screen {
  name: string;
  /** A demo account; a visitor when left out. */
  as?: string;
  /** Whether there is such a screen here; everywhere when left out. */
  where?: (tab: Tab) => boolean;
  /** Goes there and waits for what it shows. */
  show(tab: Tab): Promise<void>;
  /** For screens that show something unfinished, and would never come to rest. */
  restless?: boolean;
}

/** Every screen of the portal there is, by the folder of `docs/screens` its sheets go to, and by whom it is seen. */
export const screens: Record<string, Screen[]> = {
  'issue-2': byPerson([...homeScreens, ...slotScreens, ...gameScreens, ...problemScreens, ...personScreens]),
  'issue-3': byPerson([...lotteryScreens, ...memberScreens, ...mallScreens, ...agentScreens]),
  'issue-4': consoleScreens,
  'issue-5': byPerson(platformScreens),
  'issue-6': byPerson([
    ...signInScreens,
    ...recoveryScreens,
    // what is typed here stays in the tab as a draft
    ...registrationScreens,
    ...codeScreens,
    ...securityScreens,
    ...passkeyScreens,
    ...secondFactorScreens,
    // the switch one of them turns is seen for seconds after
    ...socialScreens,
  ]),
};

/** In which looks the screens of a folder are taken. */
export function looksOf(folder: string): Look[] {
  return folder === 'issue-4' ? consoleLooks : looks;
}

/** Whoever is signed in already need not sign in again. */
function byPerson(list: Screen[]): Screen[] {
  return list.sort((one, other) => (one.as ?? '').localeCompare(other.as ?? ''));
}
