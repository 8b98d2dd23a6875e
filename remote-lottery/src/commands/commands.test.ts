import { lotteryHost } from '../testing/lottery-host';
import bet from './bet';
import listMenu from './list-menu';

test('a bet opens the game with id, code and numbers [QBT-08] [QBT-09]', async () => {
  const host = lotteryHost();

  await bet(host, { gameId: '1', gameCode: 'CQSSC', numbers: ['1', '2'] });

  const params = { gameId: '1', gameCode: 'CQSSC', bet_param: '1,2' };
  expect(host.records.opened).toEqual([{ place: 'lottery.home@1', params }]);
});

test('the submenu lists long dragon, the games with their marks, then Vietnam and Southeast Asia [MNU-08] [MNU-10] [LRV-06]', async () => {
  const menu = (code: string, tag: string) => ({ code, remark: code, defaultPlayType: 'P', tag });
  const gameMenus = [menu('A', 'new'), menu('B', 'hot'), menu('C', '')];
  const host = lotteryHost({ answers: { 'lottery.menu': [{ gameGroupCode: 'SSC', labelName: 'SSC', gameMenus }] } });

  const children = await listMenu(host);

  expect(host.records.calls).toEqual([{ endpoint: 'lottery.menu', request: { prizeMode: 'Lott' } }]);
  expect(children.map(({ mark }) => mark)).toEqual([undefined, 'new', 'hot', undefined, undefined, undefined]);
  expect(children[1]?.to).toEqual({ place: 'lottery.home@1', params: { playType: 'P', gameCode: 'A' } });
  expect(children[0]?.to).toEqual({ place: 'lottery.home@1', params: { gameCode: 'long_dragon' } });
  expect(children.slice(4).map(({ to }) => to)).toEqual([{ place: 'lottery.vietnam@1' }, { place: 'lottery.sea@1' }]);
});
