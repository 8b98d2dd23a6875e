import { agentScreens } from './screens/agent';
import { gameScreens } from './screens/games';
import { homeScreens } from './screens/home';
import { lotteryScreens } from './screens/lottery';
import { mallScreens } from './screens/mall';
import { personScreens } from './screens/person';
import { problemScreens } from './screens/problems';
import { signInScreens } from './screens/sign-in';
import { slotScreens } from './screens/slots';
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

/** Every screen of the portal there is, by whom it is seen. */
export const screens: Screen[] = [
  ...homeScreens,
  ...slotScreens,
  ...gameScreens,
  ...lotteryScreens,
  ...mallScreens,
  ...signInScreens,
  ...problemScreens,
  ...personScreens,
  ...agentScreens,
].sort((one, other) => (one.as ?? '').localeCompare(other.as ?? ''));
