import type { Reward } from '@atrium/api';
import type { RegistrationRule } from '@atrium/contract';
import { moneyToPay, pointsToPay } from './redeem-cost';
import { longest, newDraft, remarksOf, requestOf, type RedeemDraft } from './redeem-draft';
import { mostOf, redeemErrors, type RedeemRules } from './redeem-errors';

const reward = (changes: Partial<Reward> = {}): Reward => ({
  id: '7',
  name: 'Coffee',
  price: 300,
  mpPointAmount: 150,
  mpMoneyAmount: '2.50',
  displayPointMoneyAmt: true,
  inventory: 5,
  adjustedCount: undefined,
  perPerson: undefined,
  description: '',
  merchandiseImages: [],
  imageLink: '',
  type: '1',
  ...changes,
});

const draft = (changes: Partial<RedeemDraft> = {}): RedeemDraft => ({
  ...newDraft(reward()),
  name: 'Mei Lin',
  address: '1 Harbour Road',
  phone: '13800138000',
  ...changes,
});

const rules = (changes: Partial<RedeemRules> = {}): RedeemRules => ({
  reward: reward(),
  points: 5000,
  paymentPassword: false,
  registration: [],
  ...changes,
});

const mobile = (changes: Partial<RegistrationRule> = {}): RegistrationRule => ({
  key: 'mobileNum',
  enabled: true,
  required: true,
  type: 'tel',
  acceptedPattern: '0[0-9]+',
  minLength: 10,
  maxLength: 10,
  updateRequired: false,
  message: '',
  ...changes,
});

test('a complete draft has no errors', () => {
  expect(redeemErrors(draft(), rules())).toEqual({});
});

test('pays rewards without a point price by points and money, others by points [MAL-20]', () => {
  expect(newDraft(reward({ price: undefined })).redeemType).toBe('PM');
  expect(newDraft(reward()).redeemType).toBe('P');
});

test('joins name, address and phone by commas [MAL-21]', () => {
  expect(remarksOf(draft())).toBe('Mei Lin, 1 Harbour Road, 13800138000');
});

test('sends an empty province if none was entered [MAL-22]', () => {
  expect(requestOf(draft(), reward()).province).toBe('');
  expect(requestOf(draft({ province: ' Chiang Mai ' }), reward()).province).toBe('Chiang Mai');
});

test.each([
  [2, true],
  [3, false],
])('of a reward with a limit of two for each person, %d can be redeemed: %s', (quantity, fits) => {
  const limited = rules({ reward: reward({ perPerson: 2 }) });
  expect(redeemErrors(draft({ quantity }), limited).quantity).toBe(fits ? undefined : 'br_sqmypaur_twtjtu');
  expect(mostOf(limited.reward)).toBe(2);
  expect(mostOf(reward({ perPerson: 9 }))).toBe(5);
});

test('a reward that is sold out says so in place of a range of pieces', () => {
  expect(redeemErrors(draft(), rules({ reward: reward({ inventory: 0 }) })).quantity).toBe('reward.soldOut');
});

test('requires the payment password if the merchant has one [MAL-23]', () => {
  expect(redeemErrors(draft(), rules({ paymentPassword: true }))).toEqual({ password: 'br_enter_moneypwd' });
  expect(redeemErrors(draft({ password: '246810' }), rules({ paymentPassword: true }))).toEqual({});
  expect(redeemErrors(draft(), rules({ paymentPassword: false }))).toEqual({});
});

test.each([
  ['name', { name: ' ' }, 'br_enter_plname'],
  ['address', { address: '' }, 'br_enter_getaddree'],
  ['phone', { phone: '' }, 'br_enter_cphone'],
  ['phone', { phone: '1380013800' }, 'br_enright_cphone'],
])('reports %s of %j as %s [MAL-24] [MAL-25] [MAL-26] [MAL-27]', (field, changes, key) => {
  expect(redeemErrors(draft(changes), rules())).toEqual({ [field]: key });
});

test.each([
  ['name', { name: 'm'.repeat(101) }],
  ['address', { address: 'a'.repeat(600) }],
  ['province', { province: 'p'.repeat(120) }],
])('reports that %s is longer than the back end takes', (field, changes) => {
  expect(redeemErrors(draft(changes), rules())).toEqual({ [field]: 'redeem.long' });
});

test('takes the longest address that fits beside name and phone', () => {
  const room = longest(draft(), 'address');
  const filled = draft({ address: 'a'.repeat(room) });
  expect(redeemErrors(filled, rules())).toEqual({});
  expect(remarksOf(filled)).toHaveLength(500);
  expect(redeemErrors({ ...filled, address: 'a'.repeat(room + 1) }, rules())).toEqual({ address: 'redeem.long' });
});

test.each([
  ['0812345678', true],
  ['1812345678', false],
  ['081234567', false],
  ['13800138000', false],
])("with the merchant's rule, %s is valid: %s [MAL-28]", (phone, fits) => {
  expect(redeemErrors(draft({ phone }), rules({ registration: [mobile()] }))).toEqual(
    fits ? {} : { phone: 'br_enright_cphone' },
  );
});

test.each([
  ['1380013800', false],
  ['13800138000', true],
  ['138001380000', false],
  ['1380013800x', false],
])('without an enabled rule, %s is valid as eleven digits: %s [MAL-28]', (phone, fits) => {
  for (const registration of [[], [mobile({ enabled: false })]])
    expect(redeemErrors(draft({ phone }), rules({ registration })).phone).toBe(fits ? undefined : 'br_enright_cphone');
});

test.each([
  [0, false],
  [1, true],
  [5, true],
  [6, false],
  [1.5, false],
  [Number.NaN, false],
])('%d of five pieces can be redeemed: %s [MAL-30]', (quantity, fits) => {
  expect(redeemErrors(draft({ quantity }), rules()).quantity).toBe(fits ? undefined : 'br_sqmypaur_twtjtu');
});

test('reports quantities above the stock and above the point balance the same way [MAL-29]', () => {
  expect(redeemErrors(draft({ quantity: 6 }), rules()).quantity).toBe('br_sqmypaur_twtjtu');
  expect(redeemErrors(draft({ quantity: 4 }), rules({ points: 1199 })).quantity).toBe('br_sqmypaur_twtjtu');
  expect(redeemErrors(draft({ quantity: 4 }), rules({ points: 1200 })).quantity).toBeUndefined();
});

test('money to pay is zero for points, else the amount per piece [MAL-32]', () => {
  const pay = (redeemType: 'P' | 'PM') => moneyToPay(reward(), { quantity: 3, redeemType }, 'CNY');
  expect(pay('P')).toEqual({ minor: 0, currency: 'CNY' });
  expect(pay('PM')).toEqual({ minor: 750, currency: 'CNY' });
});

test('points to pay depend on the payment', () => {
  expect(pointsToPay(reward(), { quantity: 3, redeemType: 'P' })).toBe(900);
  expect(pointsToPay(reward(), { quantity: 3, redeemType: 'PM' })).toBe(450);
});

test('sends the version of the prices that were shown, where the back end names one', () => {
  expect(requestOf(draft(), reward({ priceVersion: '300..' }))).toHaveProperty('priceVersion', '300..');
  expect(requestOf(draft(), reward())).not.toHaveProperty('priceVersion');
});
