import { randomUUID } from 'node:crypto';
import { catalogue } from '@atrium/api/catalogue';
import { eq } from 'drizzle-orm';
import { findAccount } from '../accounts/find-account';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { post } from '../ledger/post';
import { requirePresent } from '../require-present';
import { describeSandboxOnEveryEngine } from '../testing/on-every-engine';
import type { CallAnswer } from '../testing/open-bench';
import { Player } from '../testing/player';
import { demoRewards } from './demo-rewards';
import { pointBalance, pointHouse, pointsOf } from './point-account';
import { priceVersion } from './price-version';
import { seedMall } from './seed-mall';
import { redemptions, rewards } from './tables';

const minute = 60_000;
const to = { name: 'Mei Lin', address: '1 Harbour Road', phone: '0812345678' };
const remarks = `${to.name}, ${to.address}, ${to.phone}`;
/** Kestrel has no rule for phone numbers. */
const elevenDigits = `${to.name}, ${to.address}, 13800138000`;

describeSandboxOnEveryEngine('the mall', ['lotus', 'kestrel'], (bench) => {
  afterEach(async () => {
    bench.pass(3_600_000);
    await restock();
    expect(await ledgerFaults(bench.engine.database)).toEqual([]);
  });

  const at = (merchant: string, token?: string) => ({ merchant, ...(token !== undefined && { token }) });
  const signIn = async ({ name = 'player1', merchant = 'lotus', points: target = 5_200 } = {}) => {
    await setPoints(merchant, name, target);
    return bench.signIn(name, { merchant });
  };
  const setPoints = (merchant: string, name: string, target: number) =>
    bench.engine.transaction(async (transaction) => {
      const account = requirePresent(await findAccount(transaction, merchant, name));
      const missing = target - (await pointBalance(transaction, account));
      if (missing === 0) return;
      const [from, to] = [pointHouse(merchant), pointsOf(account)];
      await post(bench.backend, transaction, new Date(bench.now), {
        kind: 'points-gift',
        ...(missing > 0 ? { from, to } : { from: to, to: from }),
        amount: Math.abs(missing),
        idempotencyKey: randomUUID(),
      });
    });
  const restock = async () => {
    for (const { code, inventory } of demoRewards)
      await bench.engine.database.update(rewards).set({ inventory }).where(eq(rewards.code, code));
  };
  const points = async (token: string, merchant = 'lotus') =>
    (await bench.call('mall.balance', {}, at(merchant, token))).value.balance as number;
  const money = async (token: string, merchant = 'lotus') =>
    Math.round(
      Number((await bench.call('wallets.balance', { typeId: 0 }, at(merchant, token))).value.sumBalance) * 100,
    );
  const rewardCalled = async (code: string, merchant = 'lotus') => {
    const rows = await bench.engine.database.select().from(rewards).where(eq(rewards.code, code));
    const row = rows.find((candidate) => candidate.merchant === merchant);
    if (!row) throw new Error(`There is no reward ${code}`);
    return row;
  };
  const taken = async () => (await bench.engine.database.select().from(redemptions)).length;
  const leftOf = async (code: string) => (await rewardCalled(code)).inventory;
  const redeem = async (
    token: string,
    code: string,
    fields: object = {},
    { merchant = 'lotus', key = randomUUID() as string } = {},
  ): Promise<CallAnswer> => {
    const reward = await rewardCalled(code, merchant);
    const request = {
      rewardId: String(reward.id),
      quantity: 1,
      redeemType: 'P',
      password: '',
      province: '',
      remarks: merchant === 'kestrel' ? elevenDigits : remarks,
      priceVersion: priceVersion(reward),
      ...fields,
    };
    return bench.call('mall.redeem', request, { ...at(merchant, token), headers: { 'idempotency-key': key } });
  };

  it('shows its rewards to visitors, translated and by type', async () => {
    const ask = (type: string) =>
      bench.call('mall.rewards', { page: 1, size: 1000, type }, { ...at('lotus'), language: 'TH' });
    const all = (await ask('')).value.content as { name: string; type: string }[];
    const vouchers = (await ask('2')).value.content as { name: string; type: string }[];
    expect(all.length).toBeGreaterThan(vouchers.length);
    expect(vouchers.map(({ type }) => type)).toEqual(vouchers.map(() => '2'));
    expect(vouchers[0]?.name).toBe('บัตรกาแฟ');
  });

  it('exchanges points for a reward and reduces the stock', async () => {
    const token = await signIn();
    const [before, left] = [await points(token), await leftOf('coffee')];
    expect(await redeem(token, 'coffee', { quantity: 3 })).toMatchObject({ success: true });
    expect(await points(token)).toBe(before - 3 * 150);
    expect(await leftOf('coffee')).toBe(left - 3);
  });

  it('charges points and money together, and names the reward in the account record', async () => {
    const token = await signIn();
    const [before, wallet] = [await points(token), await money(token)];
    expect(await redeem(token, 'cinema', { quantity: 2, redeemType: 'PM' })).toMatchObject({ success: true });
    expect(await points(token)).toBe(before - 2 * 210);
    expect(await money(token)).toBe(wallet - 2 * 6_000);
    const range = { startTime: bench.now - minute, endTime: bench.now + minute };
    const record = await bench.call(
      'wallets.transactions',
      { type: 'redeem', ...range, pageNo: 1, pageSize: 20 },
      at('lotus', token),
    );
    expect(record.value.transactions).toMatchObject([{ type: 'redeem', amount: '-120.00' }]);
  });

  it('processes a request once, however often it is repeated', async () => {
    const token = await signIn();
    const before = await points(token);
    const first = await redeem(token, 'coffee', {}, { key: 'the-same-key' });
    expect((await redeem(token, 'coffee', {}, { key: 'the-same-key' })).value).toEqual(first.value);
    expect(await points(token)).toBe(before - 150);
    expect(await redeem(token, 'coffee', { quantity: 2 }, { key: 'the-same-key' })).toMatchObject({ status: 422 });
    expect(await redeem(token, 'coffee', {}, { key: '' })).toMatchObject({ status: 400 });
  });

  it('gives the last piece to one of two concurrent requests, and refuses the other', async () => {
    const [mei, ken] = [await signIn(), await signIn({ name: 'player2' })];
    await bench.engine.database.update(rewards).set({ inventory: 1 }).where(eq(rewards.code, 'coffee'));
    const before = await taken();
    const answers = await Promise.all([redeem(mei, 'coffee'), redeem(ken, 'coffee')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ status: 200, code: 'reward_sold_out' });
    expect(await leftOf('coffee')).toBe(0);
    expect((await points(mei)) + (await points(ken))).toBe(2 * 5_200 - 150);
    expect(await taken()).toBe(before + 1);
  });

  it('never spends more points than there are in concurrent redemptions', async () => {
    const token = await signIn({ name: 'agent1', points: 900 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(token, 'coffee')));
    expect(answers.filter(({ success }) => success)).toHaveLength(6);
    expect(answers.filter(({ code }) => code === 'points_not_enough')).toHaveLength(4);
    expect(await points(token)).toBe(0);
  });

  it.each([
    ['more than are in stock', 'watch', { quantity: 4 }, 'br_sqmypaur_twtjtu'],
    ['a sold-out reward', 'dinner', {}, 'reward_sold_out'],
    ['more than the points pay for', 'watch', { quantity: 1 }, 'points_not_enough'],
    ['a reward for points and money with points only', 'phone', {}, 'reward_other_price'],
    ['an unknown reward', 'coffee', { rewardId: '999999' }, 'reward_unknown'],
  ])('refuses with a clear message: %s; and takes nothing', async (_what, code, fields, key) => {
    const token = await signIn();
    const [before, left] = [await points(token), await leftOf(code)];
    const answer = await redeem(token, code, fields);
    expect(answer).toMatchObject({ status: 200, success: false, code: key });
    expect(answer.message).not.toBe(key);
    expect([await points(token), await leftOf(code)]).toEqual([before, left]);
  });

  it('takes neither points nor stock when the balance is too low', async () => {
    const token = await signIn({ name: 'agent1' });
    await bench.control('balance', { merchant: 'lotus', account: 'agent1', balance: 100 });
    const [before, left] = [await points(token), await leftOf('cinema')];
    expect(await redeem(token, 'cinema', { redeemType: 'PM' })).toMatchObject({ code: 'money_not_enough' });
    expect([await points(token), await leftOf('cinema')]).toEqual([before, left]);
  });

  it('asks for the payment password where the merchant uses one, and throttles wrong ones', async () => {
    const token = await signIn({ merchant: 'kestrel' });
    const kestrel = { merchant: 'kestrel' };
    expect(await redeem(token, 'coffee', { password: '' }, kestrel)).toMatchObject({ code: 'password_incorrect' });
    expect(await redeem(token, 'coffee', { password: '246810' }, kestrel)).toMatchObject({ success: true });
    for (let guess = 0; guess < 5; guess += 1) await redeem(token, 'coffee', { password: `${guess}` }, kestrel);
    expect(await redeem(token, 'coffee', { password: '246810' }, kestrel)).toMatchObject({ status: 429 });
    await bench.control('forgive', {});
    const without = await signIn({ name: 'agent1', merchant: 'kestrel' });
    expect(await redeem(without, 'coffee', {}, kestrel)).toMatchObject({ code: 'payment_password_missing' });
  });

  it.each([
    ['redeem', 'mall.redeem', { rewardId: '1', quantity: 1, redeemType: 'P', password: '', province: '', remarks: '' }],
    ['convert', 'mall.convert', { amount: 1, password: 'Atrium88' }],
  ])(
    'accepts a %s only when it is sealed, with the key named in the header [MAL-34] [MAL-46]',
    async (_what, id, fields) => {
      const token = await signIn();
      const before = await points(token);
      const headers = { 'idempotency-key': randomUUID() };
      const unnamed = await bench.call(id, fields, { ...at('lotus', token), headers: { ...headers, encryption: '' } });
      const path = requirePresent(catalogue.find((call) => call.id === id)).path;
      const plain = await bench.app.inject({
        method: 'POST',
        url: path,
        payload: fields,
        headers: { merchant: 'lotus', authorization: token, ...headers },
      });
      expect([unnamed.status, plain.statusCode]).toEqual([400, 400]);
      expect(await points(token)).toBe(before);
    },
  );

  it('is for real accounts with a session', async () => {
    expect(await redeem('', 'coffee')).toMatchObject({ status: 401 });
    expect(await redeem(await signIn({ name: 'trial4', points: 0 }), 'coffee')).toMatchObject({
      code: 'in_need_true_account',
    });
  });

  it('earns points by play at the rate of the game, and carries fractions over', async () => {
    const token = await signIn();
    const player = await Player.launch(bench, at('lotus', token));
    const before = await points(token);
    // 1.25 % of 100 is one point and a quarter
    for (let spin = 1; spin <= 4; spin += 1) await player.spin(10_000);
    expect(await points(token)).toBe(before + 5);
  });

  it('earns points by deposits', async () => {
    const token = await signIn();
    const before = await points(token);
    await bench.control('grant', { merchant: 'lotus', account: 'player1', amount: 100_000 });
    expect(await points(token)).toBe(before + 10);
  });

  it('lists point transactions, newest first, without the excluded kinds, of the own account of points [MAL-53]', async () => {
    const token = await signIn();
    await redeem(token, 'coffee');
    const ask = (excludeTxTypeIds: string, other: object = {}) =>
      bench.call(
        'mall.transactions',
        {
          subordinateName: '',
          startTime: bench.now - minute,
          endTime: bench.now + minute,
          accountTypeId: 9,
          size: 12,
          page: 1,
          excludeTxTypeIds,
          ...other,
        },
        at('lotus', token),
      );
    const { list, totalPages } = (await ask('9203')).value;
    expect(list[0]).toMatchObject({ amount: -150, currentAvailBalance: 5_050, nameEn: 'Redeemed', nameCn: '兑换商品' });
    expect(totalPages).toBe(1);
    expect((await ask('9204')).value.list).toHaveLength(list.length - 1);
    for (const other of [{ accountTypeId: 1 }, { subordinateName: 'player2' }])
      expect(await ask('9203', other)).toMatchObject({ success: false, code: 'request_invalid' });
  });

  it('lists redemptions by status and in pages', async () => {
    const token = await signIn();
    for (let turn = 0; turn < 3; turn += 1) await redeem(token, 'coffee');
    await redeem(token, 'cinema', { redeemType: 'PM', quantity: 2 });
    const ask = (fields: object) =>
      bench.call(
        'mall.redemptions',
        { startDate: bench.now - minute, endDate: bench.now + minute, page: 1, size: 3, status: '', ...fields },
        at('lotus', token),
      );
    const first = (await ask({})).value;
    expect(first).toMatchObject({ totalPages: 2 });
    expect(first.content[0]).toMatchObject({
      name: 'Cinema tickets',
      quantity: 2,
      requiredPoint: 420,
      requiredMoney: '120.00',
      status: 'P',
      type: 'PM',
    });
    expect((await ask({ page: 2 })).value.content).toHaveLength(1);
    expect((await ask({ status: 'A' })).value.content).toEqual([]);
    for (const days of [{ endDate: 0 }, { startDate: 0 }, { startDate: 9e15, endDate: 9e15 }])
      expect(await ask(days)).toMatchObject({ status: 400 });
  });

  describe('converting points to money', () => {
    const convert = (token: string, amount: number, password: string, merchant = 'lotus') =>
      bench.call(
        'mall.convert',
        { amount, password },
        { ...at(merchant, token), headers: { 'idempotency-key': randomUUID() } },
      );

    it('moves both, at the merchant’s rate', async () => {
      const token = await signIn();
      const [before, wallet] = [await points(token), await money(token)];
      expect((await convert(token, 201, 'Atrium88')).value).toEqual({ amount: '10.05', currency: 'THB' });
      expect(await points(token)).toBe(before - 201);
      expect(await money(token)).toBe(wallet + 1_005);
    });

    it('needs the password and enough points', async () => {
      const token = await signIn();
      expect(await convert(token, 100, 'wrong')).toMatchObject({ code: 'password_incorrect' });
      expect(await convert(token, 1_000_000, 'Atrium88')).toMatchObject({ code: 'points_not_enough' });
      expect(await points(token)).toBe(5_200);
    });

    it('asks for the payment password where the merchant uses one', async () => {
      const token = await signIn({ merchant: 'kestrel' });
      expect(await convert(token, 100, 'Atrium88', 'kestrel')).toMatchObject({ code: 'password_incorrect' });
      expect((await convert(token, 100, '246810', 'kestrel')).value).toEqual({ amount: '100', currency: 'JPY' });
    });
  });

  it('is closed where points are switched off', async () => {
    await bench.control('switch', { merchant: 'lotus', name: 'POINTSYSTEM', value: false });
    const answer = await bench.call('mall.rewardTypes', {}, at('lotus'));
    await bench.control('switch', { merchant: 'lotus', name: 'POINTSYSTEM', value: null });
    expect(answer).toMatchObject({ code: 'points_closed' });
  });

  it('seeds rewards and opening points once', async () => {
    const [stock, given] = [await bench.engine.database.select().from(rewards), await points(await signIn())];
    await seedMall(bench.backend);
    expect(await bench.engine.database.select().from(rewards)).toHaveLength(stock.length);
    expect(await points(await bench.signIn('player1', at('lotus')))).toBe(given);
  });
});
