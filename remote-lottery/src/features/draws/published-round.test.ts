import { publishedRound } from './published-round';

const id = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
const drand = { kind: 'drand', id, address: 'https://api.drand.sh', firstRound: 0 };

test('a round of a drand network has the address at which the network publishes it', () => {
  expect(publishedRound(drand, '1000')).toBe(`https://api.drand.sh/${id}/public/1000`);
});

test.each([
  ['a chain of hashes, which the page checks itself', { ...drand, kind: 'hashes' }, '1000'],
  ['an address that is no web page', { ...drand, address: 'javascript:alert(1)' }, '1000'],
  ['an address without encryption', { ...drand, address: 'http://api.drand.sh' }, '1000'],
  ['an id that is no hash', { ...drand, id: '../..' }, '1000'],
  ['a round that is no number', drand, '../1'],
])('%s has none', (_case, chain, round) => {
  expect(publishedRound(chain, round)).toBeUndefined();
});
