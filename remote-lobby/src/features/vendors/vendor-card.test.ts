import { VendorCardSchema } from '@atrium/api';
import * as v from 'valibot';
import { wireCard } from '../../testing/games';
import { cardOfPage, pageOf } from './vendor-card';

const card = (changes: object) =>
  v.parse(VendorCardSchema, wireCard({ accountTypeName: 'CROWN', displayName: 'Crown Live', ...changes }));

test('a vendor is linked by its account type, and a vendor of slots by its shown name [LOB-02] [LOB-03]', () => {
  for (const gameType of ['LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'ELOTT'])
    expect(pageOf(card({ gameType }))).toBe('CROWN');
  expect(pageOf(card({ gameType: 'RNG' }))).toBe('Crown Live');
});

test('a link selects a card by its account type before the shown name of another', () => {
  const [named, typed] = [card({ accountTypeName: 'A', displayName: 'B' }), card({ accountTypeName: 'B' })];

  expect(cardOfPage([named, typed], 'B')).toBe(typed);
  expect(cardOfPage([named], 'B')).toBe(named);
  expect(cardOfPage([named, typed], 'gone')).toBeUndefined();
  expect(cardOfPage([named, typed], undefined)).toBeUndefined();
});
