import type { Game } from '@atrium/api';
import { distinctGames, gameRef, hasDemo, identityOf, keyOfGame, nameOfGame } from './game';

const game = {
  vendor: 'NOVA',
  gameType: 'RNG',
  gameId: 'fruit-harbour',
  roomId: 'r-8',
  nodeId: 'n-9',
  displayName: 'Fruit Harbour',
  gameName: 'fruits',
  nodeName: 'node',
} as Game;

test('a launch names vendor, type, each id that the game has, and its name', () => {
  expect(gameRef(game)).toEqual({
    vendor: 'NOVA',
    gameType: 'RNG',
    gameId: 'fruit-harbour',
    roomId: 'r-8',
    nodeId: 'n-9',
    name: 'Fruit Harbour',
  });
  expect(gameRef({ ...game, gameId: '', roomId: '', nodeId: '' })).toEqual({
    vendor: 'NOVA',
    gameType: 'RNG',
    name: 'Fruit Harbour',
  });
});

test.each([
  [{}, 'Fruit Harbour'],
  [{ displayName: '' }, 'fruits'],
  [{ displayName: '', gameName: '' }, 'node'],
  [{ displayName: '', gameName: '', nodeName: '' }, 'fruit-harbour'],
])('with %j its name is %s', (changes, name) => {
  expect(nameOfGame({ ...game, ...changes } as Game)).toBe(name);
});

test.each([
  [{}, 'NOVA/n-9'],
  [{ nodeId: '' }, 'NOVA/fruit-harbour'],
  [{ nodeId: '', gameId: '' }, 'NOVA/r-8'],
])('with %j calls identify it as %s', (changes, identity) => {
  expect(identityOf({ ...game, ...changes })).toBe(identity);
});

test('its key holds the vendor and every id', () => {
  expect(keyOfGame(game)).toBe('NOVA/n-9/fruit-harbour/r-8');
});

test('a game without any id has its name in its key', () => {
  const named = { ...game, nodeId: '', gameId: '', roomId: '' };
  expect(keyOfGame(named)).toBe('NOVA//Fruit Harbour/');
  expect(distinctGames([named, { ...named, displayName: 'Reef' }, named])).toHaveLength(2);
});

test.each([
  [0, true],
  [1, false],
])('with supportPlay %s it has a demo: %s', (supportPlay, demo) => {
  expect(hasDemo({ ...game, supportPlay } as Game)).toBe(demo);
});
