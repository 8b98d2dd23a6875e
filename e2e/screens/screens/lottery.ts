import type { Screen } from '../screen';
import type { Tab } from '../tab';

const has = ({ look }: Tab) => look.merchant !== 'lotus';

export const lotteryScreens: Screen[] = [
  { name: 'lottery', where: has, show: (tab) => openLottery(tab, '/lottery') },
  { name: 'a lottery', where: has, show: (tab) => openLottery(tab, '/lottery?gameCode=CQSSC') },
  { name: 'long dragon', where: has, show: (tab) => openLottery(tab, '/lottery?gameCode=long_dragon') },
  { name: 'lottery trend', where: has, show: (tab) => openLottery(tab, '/trend?gameCode=CQSSC') },
  { name: 'Vietnam lotteries', where: has, show: (tab) => openLottery(tab, '/vnLottery') },
];

async function openLottery(tab: Tab, path: string): Promise<void> {
  await tab.open(path);
  await tab.page.getByRole('main').getByRole('listitem').first().waitFor();
}
