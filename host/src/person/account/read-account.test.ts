import { BalanceSchema, MemberInfoSchema } from '@atrium/api';
import type { Api, Currency, Endpoint } from '@atrium/contract';
import * as v from 'valibot';
import { partLoaders } from './part-loaders';
import { readBalance, readContracts } from './read-account';
import { readMember } from './read-member';

const balance = (answer: object) => readBalance({ ...v.parse(BalanceSchema, answer), currency: 'CNY' });

test('the balance is the sum of what is available in the wallets [BAL-09]', () => {
  const wallets = ['0.10', '0.20', '1234.50'].map((availBalance, id) => ({ id, name: `w${id}`, availBalance }));

  expect(balance({ sumBalance: '9.99', balance: wallets }).total).toEqual({ minor: 123480, currency: 'CNY' });
  expect(balance({ sumBalance: '9.99', balance: [] }).total.minor).toBe(0);
  expect(balance({ sumBalance: '9.99' }).total.minor).toBe(999);
});

test('a wallet or a sum that cannot be read costs only itself [BAL-08]', () => {
  const wallets = [
    { id: 'main', availBalance: '8' },
    { id: 'BOLT', availBalance: 'x' },
    { id: 'NOVA', availBalance: '2' },
  ];
  const read = balance({ sumBalance: '13', balance: wallets });
  expect([read.total.minor, read.wallets.map(({ id }) => id)]).toEqual([1_300, ['main', 'NOVA']]);
  expect(balance({ sumBalance: 'x', balance: [wallets[0], wallets[2]] }).total.minor).toBe(1_000);
});

test('without a sum of the server the total of the readable wallets says that it leaves one out [BAL-08]', () => {
  const wallets = (...amounts: unknown[]) => amounts.map((availBalance, id) => ({ id, availBalance }));
  const readTotal = (answer: object) => {
    const { total, atLeast } = balance(answer);
    return [total.minor, atLeast ?? false];
  };

  expect(readTotal({ sumBalance: 'x', balance: wallets('0.10', 'x', 0.2) })).toEqual([30, true]);
  expect(readTotal({ balance: wallets('0.10', null, '0.20') })).toEqual([30, true]);
  expect(readTotal({ balance: wallets('7.00', undefined, {}) })).toEqual([700, true]);
  expect(readTotal({ sumBalance: null, balance: [...wallets('1'), null, 'main'] })).toEqual([100, true]);
  expect(readTotal({ sumBalance: '13', balance: wallets('0.10', 'x') })).toEqual([1_300, false]);
  expect(readTotal({ balance: wallets('0.10', '0.20') })).toEqual([30, false]);
  for (const odd of [['x'], [null, {}], ['1e3', '1,00']])
    expect(() => balance({ balance: wallets(...odd) })).toThrow(TypeError);
});

test('wallets without id and name are told apart by their number in the list [BAL-08]', () => {
  const { wallets } = balance({ balance: [{ availBalance: '1.00' }, { availBalance: '2.00' }] });
  expect(wallets.map(({ id, name, available }) => [id, name, available.minor])).toEqual([
    ['1', '1', 100],
    ['2', '2', 200],
  ]);
});

test('sum, currency and wallets are read, from text or number [BAL-08]', () => {
  const read = balance({ currencySymbol: '¥', balance: [{ id: 1, name: 'Main', availBalance: 12.5 }] });

  expect(read.wallets).toEqual([{ id: '1', name: 'Main', available: { minor: 1250, currency: 'CNY' } }]);
});

test('the level is read from the club label [SES-18]', () => {
  const info = { id: 7, account: 'mei88', nickname: 'Mei', type: 0, toUpline: 0, memberLabel: ['VIP'] };
  const clubLabel = { labelId: 3, labelName: 'Gold', color: '#c9a227', type: 'AUTO', rankLevel: 3 };

  expect(readMember(v.parse(MemberInfoSchema, { ...info, clubLabel }))).toEqual({
    id: '7',
    account: 'mei88',
    nickname: 'Mei',
    role: 'player',
    level: { id: '3', name: 'Gold', color: '#c9a227', rank: 3, automatic: true },
    labels: ['VIP'],
  });
  expect(readMember(v.parse(MemberInfoSchema, info))).not.toHaveProperty('level');
});

test('everything of the member info is read: name, last login, role, level and labels [SES-16]', () => {
  const answer = {
    id: 7,
    account: 'mei88',
    nickname: 'Mei',
    lastLogin: 1767323045000,
    type: 1,
    toUpline: 'Y',
    clubLabel: { labelId: 3, labelName: 'Gold', color: '#c9a227', type: 'MANUAL', rankLevel: 3 },
    memberLabel: ['VIP', 7],
  };
  const info = v.parse(MemberInfoSchema, answer);

  expect(info).toMatchObject({ toUpline: true, clubLabel: { labelId: '3' } });
  expect(readMember(info)).toEqual({
    id: '7',
    account: 'mei88',
    nickname: 'Mei',
    lastLogin: 1767323045000,
    role: 'agent',
    toUpline: true,
    level: { id: '3', name: 'Gold', color: '#c9a227', rank: 3, automatic: false },
    labels: ['VIP', '7'],
  });
});

test.each([
  [{ clubLabel: 'Gold' }, {}],
  [
    { clubLabel: { labelId: {}, labelName: 'Gold', color: null, rankLevel: '3' } },
    { level: { name: 'Gold', rank: 3, automatic: false } },
  ],
  [{ memberLabel: '' }, {}],
  [{ memberLabel: [{ name: 'x' }, null, 'VIP', 7] }, { labels: ['VIP', '7'] }],
  [{ id: {}, nickname: [], lastLogin: 'never', toUpline: {}, type: 'x' }, {}],
  [{ account: 88 }, { account: '88' }],
  [{ hasVip: {}, showVipBenefit: [], vipRankLevel: 'x', vipProgress: 'x' }, {}],
])('a value of the member info that cannot be read costs only itself: %j [MEM-09]', (odd, read) => {
  const member = readMember(v.parse(MemberInfoSchema, { account: 'mei88', ...odd }));
  expect(member).toEqual({ id: '', account: 'mei88', nickname: '', role: 'player', labels: [], ...read });
});

test('a member info without its optional fields is read [RTE-14]', () => {
  expect(readMember(v.parse(MemberInfoSchema, { account: 'mei88' }))).toEqual({
    id: '',
    account: 'mei88',
    nickname: '',
    role: 'player',
    labels: [],
  });
});

test.each([
  [0, 'player'],
  ['0', 'player'],
  [1, 'agent'],
  [2, 'agent'],
  [9, 'agent'],
])('the type %j means %s [SES-17]', (type, role) => {
  expect(readMember(v.parse(MemberInfoSchema, { account: 'mei88', type })).role).toBe(role);
});

test('contract flags are read as booleans, however they are written', () => {
  expect(readContracts({ a: 1, b: 0, c: '1', d: '0', e: true, f: '' })).toEqual({
    a: true,
    b: false,
    c: true,
    d: false,
    e: true,
    f: false,
  });
});

test('a contract flag that is null is not named, and so denies nothing', () => {
  expect(readContracts({ dailysalinfo: null, dailysalreqtype: 1 })).toEqual({ dailysalreqtype: true });
});

const yuan: Currency = { code: 'CNY', symbol: '¥', position: 'F', digits: 3 };
const sources = () => ({
  merchant: 'aurora',
  currency: yuan,
  adoptCurrency: jest.fn((_currency: Currency) => undefined),
  refreshMember: jest.fn(),
});

test.each([
  [{ currencySymbol: 'RMB' }, { symbol: 'RMB', position: 'F', digits: 3 }],
  [{ currencyPosition: 'B' }, { symbol: '¥', position: 'B', digits: 3 }],
  [
    { currencySymbol: 'C¥', currencyPosition: '' },
    { symbol: 'C¥', position: 'F', digits: 3 },
  ],
  [
    { currency: 'THB', currencySymbol: '฿', currencyPosition: 'B' },
    { code: 'THB', symbol: '฿', position: 'B', digits: 2 },
  ],
  [{ currency: 'THB', currencyPosition: 'B' }, undefined],
  [{ currencySymbol: null, currencyPosition: null }, undefined],
  [{}, undefined],
])('the balance %j is written with %j: its symbol and position go first [BAL-12] [WAL-21]', async (answer, format) => {
  const call = async (endpoint: Endpoint) => v.parse(endpoint.answer, { currency: 'CNY', sumBalance: '1', ...answer });
  const given = sources();
  await partLoaders({ ...given, api: { call } as unknown as Api }).balance();
  expect(given.adoptCurrency.mock.calls).toEqual(format ? [[{ code: 'CNY', ...format }]] : []);
});

test.each([
  ['B', 'B'],
  ['', 'F'],
  [undefined, 'F'],
])(
  'a currency that is not the merchant’s has its symbol where its country has it: %j is %s [BAL-12]',
  async (currencyPosition, position) => {
    const countries = [
      { countryCode: 'CN', countryDialingCode: '86', currency: 'CNY', currencyPosition: 'F' },
      { countryCode: 'TH', countryDialingCode: '66', currency: 'THB', currencyPosition },
    ];
    const answers: Record<string, unknown> = {
      'wallets.balance': { currency: 'THB', currencySymbol: '฿', sumBalance: '1' },
      'system.countries': countries,
    };
    const call = jest.fn(async (endpoint: Endpoint) => v.parse(endpoint.answer, answers[endpoint.id]));
    const given = sources();
    const load = partLoaders({ ...given, api: { call } as unknown as Api });
    await load.balance();
    expect(given.adoptCurrency.mock.calls).toEqual([[{ code: 'THB', symbol: '฿', position, digits: 2 }]]);
    await load.balance();
    expect(call.mock.calls.map(([{ id, silent }]) => [id, silent])).toEqual([
      ['wallets.balance', true],
      ['system.countries', true],
      ['wallets.balance', true],
    ]);
  },
);

test('without the countries, its symbol is in front [BAL-12]', async () => {
  const call = async (endpoint: Endpoint) => {
    if (endpoint.id === 'system.countries') throw new Error('no countries');
    return v.parse(endpoint.answer, { currency: 'THB', currencySymbol: '฿', sumBalance: '1' });
  };
  const given = sources();
  await partLoaders({ ...given, api: { call } as unknown as Api }).balance();
  expect(given.adoptCurrency.mock.calls).toMatchObject([[{ code: 'THB', position: 'F' }]]);
});

async function asked<Name extends 'contracts' | 'rank' | 'confirmations' | 'promotions'>(name: Name, answer: object) {
  const call = jest.fn(async (endpoint: Endpoint, _request: unknown) => v.parse(endpoint.answer, answer));
  const loaders = partLoaders({ ...sources(), api: { call } as unknown as Api });
  const value = await loaders[name]();
  return { call: call.mock.calls.flatMap(([{ method, path }, request]) => [method, path, request]), value };
}

test('the summary of funds is requested, and its contract flags are read [BAL-13]', async () => {
  expect(await asked('contracts', { dividendinfo: 1, hoursalinfo: '0' })).toEqual({
    call: ['GET', '/wps/member/info/funds/consolidated', {}],
    value: { dividendinfo: true, hoursalinfo: false },
  });
});

test('the rank is requested: the progress, and the next rank [BAL-14]', async () => {
  const playerRankProgress = [{ name: 'Silver', reached: true }, { name: 'Gold', reached: 0 }, { name: 'Diamond' }];
  expect(await asked('rank', { currentProgress: 0.4, playerRankProgress })).toEqual({
    call: ['GET', '/wps/relay/MCSFE_getPlayerRankProgress', {}],
    value: { progress: 0.4, name: 'Gold' },
  });
  expect((await asked('rank', { currentProgress: 7, playerRankProgress: 'none' })).value).toEqual({ progress: 1 });
});

test('promotions are read from the fields of the answer, beside the counts, and from a map [RWD-19]', async () => {
  const mission = { enabled: 'Y', count: '3' };
  const { value } = await asked('promotions', {
    MISSION: mission,
    REFERRAL: { enabled: 0 },
    unreadMessage: 4,
    availablePromoCount: 2,
    promotions: { RAFFLE: { enabled: true, count: 1 }, LOGIN: 'soon' },
  });
  expect(value).toEqual({
    MISSION: { enabled: true, count: 3 },
    REFERRAL: { enabled: false, count: 0 },
    RAFFLE: { enabled: true, count: 1 },
    unreadMessage: { enabled: false, count: 4 },
  });
});

test('payments that wait for confirmation are counted', async () => {
  const payment = { payDetailId: 1, isAutoConfirmed: 'N', amount: '10.00', remainingAmount: '4.00' };
  expect(await asked('confirmations', { payments: [payment, { ...payment, payDetailId: 2 }] })).toEqual({
    call: ['GET', '/wps/relay/MCSFE_getPaymentConfirmationList', {}],
    value: 2,
  });
  expect((await asked('confirmations', [payment, payment, { ...payment, amount: 'all' }])).value).toBe(2);
  for (const none of [[], {}, { payments: null }]) expect((await asked('confirmations', none)).value).toBe(0);
});

test('the balance is requested with typeId 0 [BAL-07], unread mail for the last seven days [BAL-15]', async () => {
  const call = jest.fn((..._call: [{ id: string; method: string; path: string }, unknown]) =>
    Promise.reject(new Error('no')),
  );
  const now = Date.UTC(2026, 0, 8);
  const loaders = partLoaders({ ...sources(), api: { call } as never, now: () => now });
  await Promise.allSettled([loaders.balance(), loaders.unread()]);

  expect(call.mock.calls.map(([{ method, path }, request]) => [method, path, request])).toEqual([
    ['GET', '/wps/v2/wallets/balance', { typeId: 0 }],
    [
      'GET',
      '/wps/relay/MCSFE_getUnreadMessageV2',
      { page: 1, size: 1, sort: 'sendTime,desc', read: false, from: Date.UTC(2026, 0, 1) },
    ],
  ]);
});
