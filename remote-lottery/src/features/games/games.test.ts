import { wireGame } from '../../testing/games';
import { splitGames } from '../lobby/split-games';
import { gamesOfGroup, isThai } from './group';
import { prizeModeOf } from './prize-mode';

test.each([8, 9, 10, 11, 12])('recognizes whether group %i is Thai [LOT-24] [LIM-09]', (gameGroupId) => {
  expect(isThai({ gameGroupId })).toBe([9, 10, 11].includes(gameGroupId));
});

test('splits games by live video [LOT-02]', () => {
  const games = [wireGame({ gameCode: 'A', liveVideoSwitch: true }), wireGame({ gameCode: 'B' })];
  const { regular, live } = splitGames(games);
  expect([regular, live]).toEqual([[games[1]], [games[0]]]);
});

test("returns a group's games, and all games for an unknown group [LRV-12]", () => {
  const games = [wireGame({ gameCode: 'A', gameGroupCode: 'PK10' }), wireGame({ gameCode: 'B' })];
  expect(gamesOfGroup(games, 'PK10')).toEqual([games[0]]);
  expect(gamesOfGroup(games, 'NOPE')).toEqual(games);
});

test('uses ordinary prizes except below ELOTT [VNL-04]', () => {
  expect(prizeModeOf('VN')).toBe('Lott');
  expect(prizeModeOf('ELOTT')).toBe('Elott');
  expect(prizeModeOf('VN', 'Elott')).toBe('Elott');
  expect(prizeModeOf('VN', 'other')).toBe('Lott');
});
