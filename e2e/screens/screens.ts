import { consoleLooks, looks, widths, type Look } from './looks';
import type { Screen } from './screen';
import { agentScreens } from './screens/agent';
import { codeScreens } from './screens/codes';
import { consoleScreens } from './screens/console';
import { contentScreens } from './screens/content';
import { correctionScreens } from './screens/corrections';
import { gameScreens } from './screens/games';
import { homeScreens } from './screens/home';
import { homeSectionScreens } from './screens/home-sections';
import { lotteryScreens } from './screens/lottery';
import { lotteryBetScreens } from './screens/lottery-bets';
import { mallScreens } from './screens/mall/mall-screens';
import { memberScreens } from './screens/member';
import { menuScreens } from './screens/menu';
import { miniGameScreens } from './screens/mini-game';
import { moneyScreens } from './screens/money/money-screens';
import { noticeScreens } from './screens/notices';
import { passkeyScreens } from './screens/passkeys';
import { personScreens } from './screens/person';
import { platformScreens } from './screens/platform';
import { playScreens } from './screens/play';
import { problemScreens } from './screens/problems';
import { recoveryScreens } from './screens/recovery';
import { registrationScreens } from './screens/registration';
import { promotionScreens } from './screens/promotions';
import { rewardScreens } from './screens/rewards';
import { searchScreens } from './screens/search';
import { secondFactorScreens } from './screens/second-factors';
import { securityScreens } from './screens/security';
import { signInScreens } from './screens/sign-in';
import { slotScreens, slotStateScreens } from './screens/slots';
import { socialScreens } from './screens/social';
import { teamScreens } from './screens/team/team-screens';

/** All screens, by the folder of `docs/screens` for their sheets, grouped by account. */
export const screens: Record<string, Screen[]> = {
  'issue-2': byPerson([...homeScreens, ...slotScreens, ...gameScreens, ...problemScreens, ...personScreens]),
  'issue-3': byPerson([...lotteryScreens, ...memberScreens, ...agentScreens]),
  'issue-4': consoleScreens,
  'issue-5': byPerson(platformScreens),
  'issue-6': byPerson([
    ...signInScreens,
    ...recoveryScreens,
    // input typed here stays in the tab as a draft
    ...registrationScreens,
    ...codeScreens,
    ...securityScreens,
    ...passkeyScreens,
    ...secondFactorScreens,
    // one of them changes a switch, which takes effect for some seconds afterwards
    ...socialScreens,
  ]),
  'issue-15': byPerson(correctionScreens),
  'issue-16-menu': byPerson(menuScreens),
  'issue-16-search': searchScreens,
  'issue-17-promotions': promotionScreens,
  'issue-16-mini-game': miniGameScreens,
  'issue-16-home': homeSectionScreens,
  'issue-16-games': [...slotStateScreens, ...playScreens],
  'issue-17-notices': noticeScreens,
  'issue-17-content': byPerson(contentScreens),
  'issue-19-money': moneyScreens,
  'issue-18-lottery': lotteryBetScreens,
  'issue-20-rewards': rewardScreens,
  'issue-21-team': teamScreens,
  'issue-22-mall': byPerson(mallScreens),
};

/** Folders that are also taken at the width of a tablet. */
const withTablet = [
  'issue-16-menu',
  'issue-16-search',
  'issue-16-mini-game',
  'issue-16-home',
  'issue-16-games',
  'issue-18-lottery',
  'issue-19-money',
  'issue-20-rewards',
  'issue-21-team',
  'issue-22-mall',
];

/** The looks in which a folder's screens are taken. */
export function looksOf(folder: string): Look[] {
  return folder === 'issue-4' ? consoleLooks : looks;
}

/** The widths at which a folder's screens are taken. */
export function widthsOf(folder: string): number[] {
  return withTablet.includes(folder) ? widths : widths.filter((width) => width !== 768);
}

/** Sorts by account, so that each account signs in once. */
function byPerson(list: Screen[]): Screen[] {
  return list.sort((one, other) => (one.as ?? '').localeCompare(other.as ?? ''));
}
