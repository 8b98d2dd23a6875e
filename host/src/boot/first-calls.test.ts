import type { Fact, FirstCall, PlaceParams, When } from '@atrium/contract';
import { sendFirstCalls } from './first-calls';

const games: FirstCall = {
  path: '/wps/relay/MCSFE_hotGames',
  request: { merchantCode: '{merchant}', language: '{language}', platform: 'W', count: 4 },
};

function sent(firstCalls: FirstCall[] | undefined, { params = {}, facts = [] as Fact[] } = {}) {
  const askEarly = jest.fn();
  const place = { name: 'demo.home@1', view: 'home', path: '/', params: ['page'], ...(firstCalls && { firstCalls }) };
  sendFirstCalls(
    { chain: [{ remote: {} as never, place: place as never }], params: params as PlaceParams },
    {
      merchant: { code: 'aurora' },
      facts: { holds: (when: When | undefined) => !when || facts.includes(when as Fact) },
    },
    { api: { askEarly }, language: { current: 'TH' } },
  );
  return askEarly.mock.calls as unknown[];
}

test('sends the calls of a place with the merchant and the language filled in', () => {
  expect(sent([games])).toEqual([
    ['/wps/relay/MCSFE_hotGames', { merchantCode: 'aurora', language: 'TH', platform: 'W', count: 4 }],
  ]);
});

test('sends a conditional call only where its condition holds', () => {
  const conditional: FirstCall = { ...games, when: 'switch:HOTGAME3' };
  expect(sent([conditional])).toEqual([]);
  expect(sent([conditional], { facts: ['switch:HOTGAME3'] })).toHaveLength(1);
});

test('sends nothing where the address has parameters of the place, or the place names no call', () => {
  expect(sent([games], { params: { page: 'NOVA' } })).toEqual([]);
  expect(sent([games], { params: { utm: 'x' } })).toHaveLength(1);
  expect(sent(undefined)).toEqual([]);
});
