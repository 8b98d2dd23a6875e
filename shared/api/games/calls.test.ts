import * as v from 'valibot';
import { catalogue } from '../catalogue';
import { gamesRecommended, gamesVendors } from './lists';

const call = (id: string) => catalogue.find((endpoint) => endpoint.id === id);

test.each([
  ['games.launch', 'POST', 'getLaunchAddressV2'],
  ['games.trial', 'POST', 'trialGame'],
  ['games.lotteryAddress', 'GET', 'getLottURL'],
  ['games.matches', 'GET', 'gameMatchV2'],
  ['games.logout', 'POST', 'gameLogout'],
])('%s is a %s of the relay named %s, and shows no message by itself [LCH-37]', (id, method, name) => {
  expect(call(id)).toMatchObject({ method, path: `/wps/relay/MCSFE_${name}`, silent: true });
  expect(call(id)?.encoding).toBeUndefined();
});

test('the logout of games has no body [LCH-37]', () => {
  expect(v.parse(call('games.logout')!.request, { more: 1 })).toEqual({});
});

test('vendor cards are requested by merchant [LOB-26]', () => {
  expect(v.parse(gamesVendors.request, { merchantCode: 'aurora', more: 1 })).toEqual({ merchantCode: 'aurora' });
});

test.each([
  ['games.hot', 'hotGames'],
  ['games.vendorMenu', 'vendorMenu'],
  ['games.vassalageTypes', 'vassalageGameType'],
])('%s is a GET of its own with merchant, language and platform [LOB-27]', (id, name) => {
  const request = { merchantCode: 'aurora', language: 'TH', platform: 'W' };

  expect(call(id)).toMatchObject({ method: 'GET', path: `/wps/relay/MCSFE_${name}` });
  expect(v.parse(call(id)!.request, { ...request, more: 1 })).toEqual(request);
  for (const field of Object.keys(request))
    expect(v.safeParse(call(id)!.request, { ...request, [field]: undefined }).success).toBe(false);
});

test('recommended games are requested by platform [REC-11]', () => {
  expect(v.parse(gamesRecommended.request, { platform: 'W', more: 1 })).toEqual({ platform: 'W' });
});
