import { wireGame } from '../../testing/games';
import { splitGames } from '../lobby/split-games';
import { gamesOfGroup, isThai } from './group';
import { prizeModeOf } from './prize-mode';

test.each([8, 9, 10, 11, 12])('group %i is Thai or not [LOT-24]', (gameGroupId) => {
  expect(isThai({ gameGroupId })).toBe([9, 10, 11].includes(gameGroupId));
});

test('live video decides which cards a game joins [LOT-02]', () => {
  const games = [wireGame({ gameCode: 'A', liveVideoSwitch: true }), wireGame({ gameCode: 'B' })];
  const { regular, live } = splitGames(games);
  expect([regular, live]).toEqual([[games[1]], [games[0]]]);
});

test('a group has its games, and an unknown one all [LRV-12]', () => {
  const games = [wireGame({ gameCode: 'A', gameGroupCode: 'PK10' }), wireGame({ gameCode: 'B' })];
  expect(gamesOfGroup(games, 'PK10')).toEqual([games[0]]);
  expect(gamesOfGroup(games, 'NOPE')).toEqual(games);
});

test('prizes are the ordinary ones but below ELOTT [VNL-04]', () => {
  expect(prizeModeOf('VN')).toBe('Lott');
  expect(prizeModeOf('ELOTT')).toBe('Elott');
});
