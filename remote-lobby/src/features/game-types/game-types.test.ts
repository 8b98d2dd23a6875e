import { gameTypes } from '@atrium/api';
import config from '../../../remote.config';
import { gameTypeAt, lobbyAt, lobbyOf } from './game-types';

const placeNamed = (name: string) => config.places.find((place) => place.name === name);

test.each(gameTypes.filter((type) => type !== 'RNG' && type !== 'LOTT'))(
  'the lobby of %s has the lower-case type as its path [MNU-12]',
  (type) => {
    const place = placeNamed(lobbyOf(type));

    expect(place).toMatchObject({ path: `/${type.toLowerCase()}`, view: 'category' });
    expect(gameTypeAt(lobbyOf(type))).toBe(type);
    expect(lobbyAt(`/${type.toLowerCase()}`)).toBe(lobbyOf(type));
  },
);

test('the lobby of LOTT belongs to the lottery remote [LRV-07]', () => {
  expect(lobbyOf('LOTT')).toBe('lottery.lobby@1');
  expect(lobbyAt('/lott')).toBe('lottery.lobby@1');
});

test('the slot lobby is /electron, with the alias /rng [MNU-13]', () => {
  expect(placeNamed(lobbyOf('RNG'))).toMatchObject({
    path: '/electron',
    aliases: ['/rng'],
    params: expect.arrayContaining(['page']),
  });
  expect(lobbyAt('/electron')).toBe(lobbyOf('RNG'));
  expect(lobbyAt('/rng')).toBe(lobbyOf('RNG'));
});

test.each([undefined, '', 'CHESS'])('the lobby of type %p is home', (type) => {
  expect(lobbyOf(type)).toBe('lobby.home@1');
});
