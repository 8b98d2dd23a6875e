import type { Reward, RewardType } from '@atrium/api';
import { mainImagesOf, thumbnailOf } from './reward-image';
import { pricesOf } from './reward-price';
import { rewardTypeLabel } from './reward-type-label';

const type = (changes: Partial<RewardType>): RewardType => ({
  typeId: '1',
  name: 'Vouchers',
  chineseName: '礼券',
  i18nStr: '{"TH":"บัตรกำนัล"}',
  val: '',
  isShowTitle: true,
  ...changes,
});

const reward = (changes: Partial<Reward>): Reward => ({
  id: '7',
  name: 'Coffee',
  price: 300,
  mpPointAmount: 150,
  mpMoneyAmount: '2.50',
  displayPointMoneyAmt: false,
  inventory: 3,
  adjustedCount: undefined,
  perPerson: undefined,
  endsAt: undefined,
  description: '',
  merchandiseImages: [],
  imageLink: 'link.png',
  type: '1',
  ...changes,
});

test.each([
  ['its translation', 'TH', {}, 'บัตรกำนัล'],
  ['the Chinese name where Chinese is read', 'CN', {}, '礼券'],
  ['the plain name elsewhere', 'VI', {}, 'Vouchers'],
  ['the plain name where there is no Chinese one', 'CN', { chineseName: '' }, 'Vouchers'],
  ['the plain name where the translations cannot be read', 'TH', { i18nStr: '{"TH"' }, 'Vouchers'],
])('names a type by %s [MAL-06]', (_what, language, changes, expected) => {
  expect(rewardTypeLabel(type(changes), language)).toBe(expected);
});

test('shows the price in points and money if the merchant does [MAL-14]', () => {
  const mixed = { points: 150, money: { minor: 250, currency: 'CNY' } };
  expect(pricesOf(reward({ displayPointMoneyAmt: true }), 'CNY')).toEqual({ points: 300, mixed });
  expect(pricesOf(reward({ displayPointMoneyAmt: false }), 'CNY')).toEqual({ points: 300 });
  expect(pricesOf(reward({ price: undefined }), 'CNY')).toEqual({ mixed });
});

test.each([
  ['0 money is no price in money', { price: 300, mpPointAmount: 150, mpMoneyAmount: '0.00' }, { points: 300 }],
  ['a free reward', { price: 0, mpPointAmount: 0, mpMoneyAmount: '0' }, { points: 0 }],
  [
    '0 points beside a price in money',
    { price: 0, mpPointAmount: undefined, mpMoneyAmount: '4.20' },
    { mixed: { points: 0, money: { minor: 420, currency: 'CNY' } } },
  ],
  [
    '0 points and 0 money beside other points',
    { price: 0, mpPointAmount: 90, mpMoneyAmount: '0' },
    { mixed: { points: 90, money: { minor: 0, currency: 'CNY' } } },
  ],
  ['no price', { price: undefined, mpPointAmount: undefined, mpMoneyAmount: '0' }, {}],
])('reads a price with zeros: %s [MAL-14] [MAL-20]', (_what, changes, prices) => {
  expect(pricesOf(reward({ displayPointMoneyAmt: true, ...changes }), 'CNY')).toEqual(prices);
});

test('lists use thumbnails, details the large pictures, and both fall back to the link [MAL-15]', () => {
  const both = reward({
    merchandiseImages: [
      { imageUrl: 'large.png', type: 'M' },
      { imageUrl: 'small.png', type: 'S' },
    ],
  });
  expect([thumbnailOf(both), mainImagesOf(both)]).toEqual(['small.png', ['large.png']]);
  expect([thumbnailOf(reward({})), mainImagesOf(reward({}))]).toEqual(['link.png', ['link.png']]);
});
