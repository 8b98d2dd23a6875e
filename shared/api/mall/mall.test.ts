import * as v from 'valibot';
import {
  mallBalance,
  mallConfig,
  mallConvert,
  PointBalanceSchema,
  PointConfigSchema,
  PointTransactionSchema,
} from './points';
import { mallRedeem, RedemptionSchema } from './redemptions';
import { mallRewards, mallRewardTypes, RewardSchema, RewardTypeSchema } from './rewards';

const read = <Output>(schema: v.GenericSchema<unknown, Output>, answer: unknown) => v.parse(schema, answer);

test('a reward type is read with all its fields [MAL-04]', () => {
  const type = { typeId: 1, name: 'Toys', chineseName: '玩具', i18nStr: '{}', val: 'TOY', isShowTitle: 'N' };
  expect(read(RewardTypeSchema, type)).toEqual({ ...type, typeId: '1', isShowTitle: false });
});

test('a reward is read with all its fields; empty numbers are absent [MAL-13]', () => {
  const reward = {
    ...{ id: 7, name: 'Mug', price: '300', mpPointAmount: null, mpMoneyAmount: null, displayPointMoneyAmt: 'Y' },
    ...{ inventory: '5', adjustedCount: '', description: 'Big.', imageLink: 'a.png', type: 1 },
    merchandiseImages: [{ imageUrl: 'b.png', type: 'S' }],
  };
  expect(read(RewardSchema, reward)).toEqual({
    ...reward,
    ...{ id: '7', price: 300, mpPointAmount: undefined, mpMoneyAmount: undefined, displayPointMoneyAmt: true },
    ...{ inventory: 5, adjustedCount: undefined, type: '1' },
  });
});

test.each([
  [
    'a negative stock as none',
    RewardSchema,
    { id: 7, name: 'Mug', displayPointMoneyAmt: 'N', inventory: -1 },
    { inventory: 0 },
  ],
  ['points with a fraction as whole points', PointBalanceSchema, { balance: '1234.50' }, { balance: 1234 }],
  ['whole points as text', PointBalanceSchema, { balance: '5000.00' }, { balance: 5000 }],
  ['missing points as none', PointBalanceSchema, {}, { balance: 0 }],
])('reads %s', (_what, schema: v.GenericSchema<unknown, unknown>, answer, expected) => {
  expect(read(schema, answer)).toMatchObject(expected);
});

test('the rates are read as numbers [MAL-40]', () => {
  const rates = { liveBet: 0.01, lottoBet: '0.02', pvpBet: 0.03, rngBet: '0.0125', sportBet: 0, deposit: 1 };
  expect(read(PointConfigSchema, { pointExchangeRate: '0.05', ...rates })).toEqual({
    ...rates,
    ...{ pointExchangeRate: 0.05, lottoBet: 0.02, rngBet: 0.0125 },
  });
});

test('a redemption is read with all its fields [MAL-47]', () => {
  const redemption = {
    id: 1,
    dateRequested: 5,
    name: 'Mug',
    quantity: '2',
    requiredPoint: '300',
    status: 'P',
    type: 'P',
    reason: 'Out of print',
  };
  expect(read(RedemptionSchema, { ...redemption, requiredMoney: 2.5 })).toEqual({
    ...redemption,
    ...{ id: '1', quantity: 2, requiredPoint: 300, requiredMoney: '2.5' },
  });
});

test('a transaction of points is read with all its fields [MAL-51]', () => {
  const transaction = { txId: 3, txTimeInTimestamp: 5, amount: -1, currentAvailBalance: 4, nameCn: '甲', nameEn: 'A' };
  expect(read(PointTransactionSchema, transaction)).toEqual({ ...transaction, txId: '3' });
});

test('the calls have the names of the back end [MAL-37] [MAL-38]', () => {
  expect(
    [mallRewardTypes, mallBalance, mallRewards, mallConfig].map(({ method, path }) => `${method} ${path}`),
  ).toEqual([
    'GET /wps/relay/MCSFE_getRewardType',
    'GET /wps/relay/MCSFE_pointBalance',
    'GET /wps/relay/MCSFE_pointReward',
    'GET /wps/relay/MCSFE_pointConfig',
  ]);
});

test.each([mallRedeem, mallConvert])(
  '$id is sent encrypted, once, and shows why it is refused [MAL-34] [MAL-46] [API-08]',
  (call) => {
    expect(call).toMatchObject({ method: 'POST', encrypted: true, money: true, silent: false });
  },
);
