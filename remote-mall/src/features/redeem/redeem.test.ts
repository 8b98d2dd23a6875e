import type { Reward } from '@atrium/api';
import type { RegistrationRule } from '@atrium/contract';
import { moneyToPay, pointsToPay } from './redeem-cost';
import { newDraft, remarksOf, requestOf, type RedeemDraft } from './redeem-draft';
import { faultsOf, type RedeemRules } from './redeem-faults';

const reward = (changes: Partial<Reward> = {}): Reward => ({
  id: '7',
  name: 'Coffee',
  price: 300,
  mpPointAmount: 150,
  mpMoneyAmount: '2.50',
  displayPointMoneyAmt: true,
  inventory: 5,
  adjustedCount: undefined,
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

test('a draft that is complete has nothing wrong', () => {
  expect(faultsOf(draft(), rules())).toEqual({});
});

test('what has no price in points is taken for points and money, all else for points [MAL-20]', () => {
  expect(newDraft(reward({ price: undefined })).redeemType).toBe('PM');
  expect(newDraft(reward()).redeemType).toBe('P');
});

test('whom it goes to is joined by commas in the order of name, address, phone [MAL-21]', () => {
  expect(remarksOf(draft())).toBe('Mei Lin, 1 Harbour Road, 13800138000');
});

test('the province is sent empty when nothing was said, and as it was said otherwise [MAL-22]', () => {
  expect(requestOf(draft(), '7').province).toBe('');
  expect(requestOf(draft({ province: ' Chiang Mai ' }), '7').province).toBe('Chiang Mai');
});

test('the payment password is asked for where the merchant has such [MAL-23]', () => {
  expect(faultsOf(draft(), rules({ paymentPassword: true }))).toEqual({ password: 'br_enter_moneypwd' });
  expect(faultsOf(draft({ password: '246810' }), rules({ paymentPassword: true }))).toEqual({});
});

test.each([
  ['name', { name: ' ' }, 'br_enter_plname'],
  ['address', { address: '' }, 'br_enter_getaddree'],
  ['phone', { phone: '' }, 'br_enter_cphone'],
  ['phone', { phone: '1380013800' }, 'br_enright_cphone'],
])('%s of %j is told by %s [MAL-24] [MAL-25] [MAL-26] [MAL-27]', (field, changes, key) => {
  expect(faultsOf(draft(changes), rules())).toEqual({ [field]: key });
});

test.each([
  ['0812345678', true],
  ['1812345678', false],
  ['081234567', false],
  ['13800138000', false],
])('with a rule of the merchant %s fits: %s [MAL-28]', (phone, fits) => {
  expect(faultsOf(draft({ phone }), rules({ registration: [mobile()] }))).toEqual(
    fits ? {} : { phone: 'br_enright_cphone' },
  );
});

test.each([
  ['1380013800', false],
  ['13800138000', true],
  ['138001380000', false],
  ['1380013800x', false],
])('without one, or with one switched off, %s fits as eleven digits: %s [MAL-28]', (phone, fits) => {
  for (const registration of [[], [mobile({ enabled: false })]])
    expect(faultsOf(draft({ phone }), rules({ registration })).phone).toBe(fits ? undefined : 'br_enright_cphone');
});

test.each([
  [0, false],
  [1, true],
  [5, true],
  [6, false],
  [1.5, false],
  [Number.NaN, false],
])('%d of five pieces can be taken: %s [MAL-30]', (quantity, fits) => {
  expect(faultsOf(draft({ quantity }), rules()).quantity).toBe(fits ? undefined : 'br_sqmypaur_twtjtu');
});

test('more pieces than there are, and than the points reach for, are told alike [MAL-29]', () => {
  expect(faultsOf(draft({ quantity: 6 }), rules()).quantity).toBe('br_sqmypaur_twtjtu');
  expect(faultsOf(draft({ quantity: 4 }), rules({ points: 1199 })).quantity).toBe('br_sqmypaur_twtjtu');
  expect(faultsOf(draft({ quantity: 4 }), rules({ points: 1200 })).quantity).toBeUndefined();
});

test('the money to pay is none for points, else the amount of each piece [MAL-32]', () => {
  const pay = (redeemType: 'P' | 'PM') => moneyToPay(reward(), { quantity: 3, redeemType }, 'CNY');
  expect(pay('P')).toEqual({ minor: 0, currency: 'CNY' });
  expect(pay('PM')).toEqual({ minor: 750, currency: 'CNY' });
});

test('the points to pay go by the chosen way', () => {
  expect(pointsToPay(reward(), { quantity: 3, redeemType: 'P' })).toBe(900);
  expect(pointsToPay(reward(), { quantity: 3, redeemType: 'PM' })).toBe(450);
});
