import * as v from 'valibot';
import { catalogue } from '../catalogue';
import { gamesHot, gamesRecommended, gamesVendors } from './lists';

const call = (id: string) => catalogue.find((endpoint) => endpoint.id === id);

test.each([
  ['games.launch', 'POST', 'getLaunchAddressV2'],
  ['games.trial', 'POST', 'trialGame'],
  ['games.logout', 'POST', 'gameLogout'],
])('%s is a %s of the relay named %s', (id, method, name) => {
  expect(call(id)).toMatchObject({ method, path: `/wps/relay/MCSFE_${name}` });
});

test('the logout of games has no fields', () => {
  expect(v.parse(call('games.logout')!.request, { more: 1 })).toEqual({});
});

test('vendor cards are requested by merchant [LOB-26]', () => {
  expect(v.parse(gamesVendors.request, { merchantCode: 'aurora', more: 1 })).toEqual({ merchantCode: 'aurora' });
});

test('hot games are a GET of their own with merchant, language and platform', () => {
  const request = { merchantCode: 'aurora', language: 'EN', platform: 'W' };

  expect(gamesHot).toMatchObject({ method: 'GET', path: '/wps/relay/MCSFE_hotGames' });
  expect(v.parse(gamesHot.request, request)).toEqual(request);
});

test('recommended games are requested by platform [REC-11]', () => {
  expect(v.parse(gamesRecommended.request, { platform: 'W', more: 1 })).toEqual({ platform: 'W' });
});
