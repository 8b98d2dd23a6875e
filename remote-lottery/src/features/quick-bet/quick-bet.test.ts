import * as fc from 'fast-check';
import { wireGame, wireGames } from '../../testing/games';
import { betParams } from './bet-params';
import { defaultGames, quickBetChoices } from './choices';
import { rollNumbers } from './roll-numbers';

const seeded = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }));
const roll = (code: string, stream: Iterator<number>) => rollNumbers(code, () => stream.next().value as number);

test('SSC rolls five digits, repeats allowed [QBT-10]', () => {
  fc.assert(
    fc.property(seeded, (stream) => {
      const numbers = roll('CQSSC', stream);
      expect(numbers).toHaveLength(5);
      for (const number of numbers) expect(number).toMatch(/^\d$/);
    }),
  );
  expect(rollNumbers('CQSSC', () => 0.5)).toEqual(['5', '5', '5', '5', '5']);
});

test('11X5 rolls five different numbers from 01 to 11 [QBT-11]', () => {
  fc.assert(
    fc.property(seeded, (stream) => {
      const numbers = roll('SD11X5', stream);
      expect(new Set(numbers).size).toBe(5);
      for (const number of numbers) expect(number).toMatch(/^(0[1-9]|1[01])$/);
    }),
  );
  expect(rollNumbers('GD11X5', () => 0.999)).toContain('11');
});

test('every code that ends in 11X5 rolls numbers of eleven, and all other families roll digits [QBT-12]', () => {
  for (const code of ['SD11X5', 'GD11X5', 'JX11X5'])
    expect(rollNumbers(code, () => 0.3)).toEqual(['04', '05', '03', '06', '07']);
  for (const code of ['TXFFC', 'BJPK10', '11X5SSC'])
    expect(rollNumbers(code, () => 0.3)).toEqual(['3', '3', '3', '3', '3']);
});

test('offers five default games in order [QBT-03]', () => {
  expect(defaultGames).toEqual(['CQSSC', 'TXFFC', 'SD11X5', 'GD11X5', 'CASSC']);
  const games = [...defaultGames].reverse().map((gameCode) => wireGame({ gameCode }));
  expect(quickBetChoices(games, [], false).map(({ gameCode }) => gameCode)).toEqual([...defaultGames]);
});

test('replaces a missing default by a popular game [QBT-04]', () => {
  const games = ['CQSSC', 'SD11X5', 'GD11X5', 'CASSC', 'XJSSC', 'BJPK10'].map((gameCode) => wireGame({ gameCode }));
  const choices = quickBetChoices(games, [{ gameCode: 'BJPK10' }], false);
  expect(choices.map(({ gameCode }) => gameCode)).toEqual(['CQSSC', 'SD11X5', 'GD11X5', 'CASSC', 'BJPK10']);
});

test('offers five of seven games, six in special mode [QBT-01] [QBT-02] [LIM-09]', () => {
  expect(quickBetChoices(wireGames(7), [], false)).toHaveLength(5);
  expect(quickBetChoices(wireGames(7), [], true)).toHaveLength(6);
});

test('passes the numbers with the bet [QBT-09]', () => {
  expect(betParams({ gameId: '7', gameCode: 'SD11X5', numbers: ['01', '11'] })).toEqual({
    gameId: '7',
    gameCode: 'SD11X5',
    bet_param: '01,11',
  });
});
