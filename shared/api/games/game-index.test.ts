import * as v from 'valibot';
import { gamesIndex, type WireGameIndex } from './game-index';

const example = gamesIndex.example.answer as WireGameIndex;
const read = (games: object) => v.safeParse(gamesIndex.answer, { ...example, games: { ...example.games, ...games } });

test('the columns are read as games with all that a search shows, narrows by and launches', () => {
  expect(read({}).output).toEqual([
    expect.objectContaining({
      nodeId: '1',
      gameId: 'fruit-harbour',
      vendor: 'NOVA',
      gameType: 'RNG',
      displayName: '水果港湾',
      gameName: 'Fruit Harbour',
      gameClassify: 'JP',
      features: ['ways', 'wild'],
      tags: ['hot'],
      supportPlay: 0,
    }),
    expect.objectContaining({
      nodeId: '13000',
      gameId: 'golden-fishing',
      vendor: 'HOOK',
      gameType: 'FISH',
      displayName: '黄金捕鱼',
      gameName: 'Golden Fishing',
      gameClassify: '',
      features: ['targets'],
      tags: [],
      supportPlay: 1,
    }),
  ]);
});

test('a game with a position outside of its list is left out, and the others are kept', () => {
  expect(read({ vendor: [7, 1] }).output).toEqual([expect.objectContaining({ vendor: 'HOOK' })]);
  expect(read({ gameType: [0, -1] }).output).toEqual([expect.objectContaining({ vendor: 'NOVA' })]);
});

test('rooms are read where the back end has them', () => {
  expect(read({ roomId: ['r1', 'r2'] }).output).toMatchObject([{ roomId: 'r1' }, { roomId: 'r2' }]);
});

test('columns of different lengths are no index', () => {
  expect(read({ vendor: [0] }).success).toBe(false);
});
