import * as v from 'valibot';
import { cashierPayees } from '../cashier/cashier';
import { chatPermission, chatUrl } from '../chat/chat';
import { memberIcon, memberInfo, memberFunds } from '../member/member';
import { memberRank } from '../member/rank';
import { systemSettings, systemTemplates } from '../system/settings';
import { memberRebate, walletsBalance, walletsMerchant } from './wallets';

test.each([
  [{ hasRebate: true }, true],
  [{ hasRebate: 'Y' }, true],
  [{ hasRebate: 0 }, false],
  [{ hasRebate: null, rate: '0.5' }, false],
  [{ rate: '0.5' }, true],
  [[{ rate: '0.5' }], true],
  ['0.5', true],
  [{}, false],
  [[], false],
  ['', false],
  [null, false],
])('the rebate %j is read as %s: what is not empty is one [WAL-17]', (answer, hasRebate) => {
  expect(v.parse(memberRebate.answer, answer)).toEqual({ hasRebate });
});

test('calls of the first document keep their path here [API-04] [WAL-06]', () => {
  expect(
    [memberInfo, memberIcon, walletsBalance, memberFunds, memberRank, systemTemplates, systemSettings].map(
      ({ method, path }) => `${method} ${path}`,
    ),
  ).toEqual([
    'GET /wps/member/info',
    'GET /wps/member/info/icon',
    'GET /wps/v2/wallets/balance',
    'GET /wps/member/info/funds/consolidated',
    'GET /wps/relay/MCSFE_getPlayerRankProgress',
    'GET /wps/system/templates',
    'GET /wps/system/settings/consolidated',
  ]);
  expect(walletsBalance.example.request).toEqual({ typeId: 0 });
});

test('the templates name the merchant [API-07]', () => {
  expect(v.parse(systemTemplates.answer, { merchantCode: 'kestrel' })).toMatchObject({ merchantCode: 'kestrel' });
});

test('the avatar, the wallet, the rebate, the permission and the address of the chat fail silently [KEY-16] [MEM-13] [WAL-05] [WAL-18]', () => {
  const calls = [memberIcon, walletsMerchant, memberRebate, chatPermission, chatUrl];
  expect(calls.map(({ silent }) => silent)).toEqual([true, true, true, true, true]);
});

test('an answer may leave its currency out, but not name another thing', () => {
  for (const currency of [{}, { currency: null }, { currency: 'cny' }])
    expect(v.safeParse(walletsBalance.answer, { sumBalance: '1', ...currency }).success).toBe(true);
  for (const currency of ['USDT', '', 7])
    expect(v.safeParse(walletsBalance.answer, { sumBalance: '1', currency }).success).toBe(false);
});

test('a payee without a holder, a bank and a number costs itself', () => {
  const payee = { id: '1', bank: 'East Bank' };
  expect(v.parse(cashierPayees.answer, [{ id: '2' }, { id: '3', holder: null }, payee])).toMatchObject([payee]);
});
