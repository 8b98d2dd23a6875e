import type { Endpoint, Fact } from '@atrium/contract';
import { fails } from '@atrium/contract/testing';
import { wireGame } from '../testing/games';
import { lotteryHost } from '../testing/lottery-host';
import bet from './bet';
import listInstantMenu from './list-instant-menu';
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
  expect(children.map(({ title }) => title)).toEqual([
    'Long dragon',
    'A',
    'B',
    'C',
    'Vietnam lottery',
    'Southeast Asia',
  ]);
  expect(children[1]?.to).toEqual({ place: 'lottery.home@1', params: { playType: 'P', gameCode: 'A' } });
  expect(children[0]?.to).toEqual({ place: 'lottery.home@1', params: { gameCode: 'long_dragon' } });
  expect(children.slice(4).map(({ to }) => to)).toEqual([{ place: 'lottery.vietnam@1' }, { place: 'lottery.sea@1' }]);
});

test.each([
  ['switch:LONGDRAGON3.off', 'long_dragon'],
  ['setting:strict-protection', 'long_dragon'],
  ['switch:VNLOTT3.off', 'vietnam'],
  ['switch:SEALOTT3.off', 'sea'],
] as const)('with %s the submenu has no entry %s, and keeps the others [MNU-16] [MNU-10]', async (fact, absent) => {
  const ids = async (facts: Fact[]) =>
    (await listMenu(lotteryHost({ facts, answers: { 'lottery.menu': [] } }))).map(({ id }) => id);

  const all = ['long_dragon', 'vietnam', 'sea'];
  expect(await ids([])).toEqual(all);
  expect(await ids([fact])).toEqual(all.filter((id) => id !== absent));
});

test('marks are taken from the list of games where the menu has none [MNU-09]', async () => {
  const menu = (code: string) => ({ code, remark: `Name of ${code}`, defaultPlayType: `${code}_ANY` });
  const host = lotteryHost({
    answers: {
      'lottery.menu': [
        { gameGroupCode: 'SSC', labelName: 'SSC', gameMenus: [menu('A'), menu('B')] },
        { gameGroupCode: 'PK10', labelName: 'PK10', gameMenus: [menu('C')] },
      ],
      'lottery.list': [
        wireGame({ gameCode: 'C', tag: 'hot' }),
        wireGame({ gameCode: 'A', tag: 'new' }),
        wireGame({ gameCode: 'B', tag: 'gone' }),
      ],
    },
  });

  const marks = (await listMenu(host)).slice(1, 4).map(({ id, mark }) => [id, mark]);
  expect(marks).toEqual([
    ['A', 'new'],
    ['B', undefined],
    ['C', 'hot'],
  ]);
});

test('a list of games that fails costs the marks, not the menu [MNU-08]', async () => {
  const gameMenus = [{ code: 'A', remark: 'A', defaultPlayType: 'A_ANY' }];
  let silent: boolean | undefined;
  const answers = {
    'lottery.menu': [{ gameGroupCode: 'SSC', labelName: 'SSC', gameMenus }],
    'lottery.list': (_request: never, endpoint: Endpoint) => {
      silent = endpoint.silent;
      return fails('server_error');
    },
  };

  expect((await listMenu(lotteryHost({ answers })))[1]).toEqual({
    id: 'A',
    title: 'A',
    to: { place: 'lottery.home@1', params: { playType: 'A_ANY', gameCode: 'A' } },
  });
  expect(silent).toBe(true);
});

test('the submenu of instant lotteries asks for their games and links to them [MNU-08] [MNU-09] [VNL-04]', async () => {
  const gameMenus = [{ code: 'KENO8', remark: 'Keno 8', defaultPlayType: 'KENO_ANY' }];
  const host = lotteryHost({
    answers: {
      'lottery.menu': ({ prizeMode }: { prizeMode: string }) =>
        prizeMode === 'Elott' ? [{ gameGroupCode: 'KENO', labelName: 'Keno', gameMenus }] : [],
      'lottery.list': ({ prizeMode }: { prizeMode: string }) =>
        prizeMode === 'Elott' ? [wireGame({ gameCode: 'KENO8', tag: 'new' })] : [],
    },
  });

  expect(await listInstantMenu(host)).toEqual([
    {
      id: 'KENO8',
      title: 'Keno 8',
      mark: 'new',
      to: {
        place: 'lottery.home@1',
        params: { playType: 'KENO_ANY', gameCode: 'KENO8', lottoGameGroup: 'ELOTT' },
      },
    },
  ]);
});

test.each([
  ['LOTT', listMenu],
  ['ELOTT', listInstantMenu],
] as const)('the vendors of %s in the menu of the back end follow the lotteries [MNU-20]', async (gameType, list) => {
  const vendors = [{ id: '0', title: 'Quick Draw', run: { command: 'game.launch@1' } }];
  const host = lotteryHost({ commands: { 'lobby.vendor-menu@1': vendors } });

  expect((await list(host)).at(-1)).toEqual({ ...vendors[0], id: 'vendor-0' });
  expect(host.records.commands).toEqual([{ name: 'lobby.vendor-menu@1', request: { gameType } }]);
});

test('a bet on an instant lottery opens it among the instant ones [VNL-04]', async () => {
  const host = lotteryHost();

  await bet(host, { gameId: '88', gameCode: 'KENO8', numbers: ['3'], lottoGameGroup: 'ELOTT' });

  const params = { gameId: '88', gameCode: 'KENO8', bet_param: '3', lottoGameGroup: 'ELOTT' };
  expect(host.records.opened).toEqual([{ place: 'lottery.home@1', params }]);
});
