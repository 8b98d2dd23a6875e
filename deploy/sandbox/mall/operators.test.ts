import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { findAccount } from '../accounts/find-account';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { post } from '../ledger/post';
import { liveEvents } from '../live/tables';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';
import { pointHouse, pointsOf } from './point-account';
import { redemptions, rewards } from './tables';

const merchant = 'lotus';
const day = 86_400_000;
const remarks = 'Mei Lin, 1 Harbour Road, 0812345678';

let bench: Bench;
let token: string;
let accountId: number;
beforeAll(async () => {
  bench = await new Bench().open();
  token = await bench.signIn('player1', { merchant });
  await bench.engine.transaction(async (transaction) => {
    const account = requirePresent(await findAccount(transaction, merchant, 'player1'));
    accountId = account.id;
    await post(bench.backend, transaction, new Date(bench.now), {
      kind: 'points-gift',
      from: pointHouse(merchant),
      to: pointsOf(account),
      amount: 50_000,
      idempotencyKey: randomUUID(),
    });
  });
}, 60_000);
afterAll(() => bench.close());

const draft = (changes: object = {}) => ({
  typeId: '2',
  names: { EN: 'Tea voucher', TH: 'บัตรชา' },
  price: 100,
  inventory: 10,
  ...changes,
});

/** Saves a reward as an operator; returns its id. */
async function save(changes: object = {}, id?: string): Promise<string> {
  const answer = await bench.control('reward', {
    merchant,
    ...(id !== undefined && { id: Number(id) }),
    reward: draft(changes),
  });
  expect(answer).toMatchObject({ success: true });
  return String(answer.value.id);
}

async function onSale(language = 'EN', reader?: string) {
  const query = { page: 1, size: 1000, type: '2' };
  const { value } = await bench.call('mall.rewards', query, { merchant, language, ...(reader && { token: reader }) });
  return value.content as { id: string; name: string; priceVersion: string }[];
}

async function redeem(rewardId: string, changes: object = {}) {
  await onSale('EN', token);
  const order = { rewardId, quantity: 1, redeemType: 'P', password: '', province: '', remarks, ...changes };
  return send(order);
}

function send(order: object) {
  const headers = { 'idempotency-key': randomUUID() };
  return bench.call('mall.redeem', order, { token, merchant, headers });
}

const pointsNow = async () => Number((await bench.call('mall.balance', {}, { token, merchant })).value.balance);

it('shows a reward that an operator creates, in the language of the visitor, and changes it by its id', async () => {
  const id = await save();
  expect((await onSale('TH')).find((reward) => reward.id === id)).toMatchObject({ name: 'บัตรชา' });
  expect((await onSale('EN')).find((reward) => reward.id === id)).toMatchObject({ name: 'Tea voucher' });

  await save({ names: { EN: 'Green tea voucher' } }, id);
  expect((await onSale()).filter((reward) => reward.id === id)).toMatchObject([{ name: 'Green tea voucher' }]);
});

it('orders the rewards of a type by their position', async () => {
  const [last, first] = [await save({ position: 7 }), await save({ position: -7 })];
  const ids = (await onSale()).map(({ id }) => id);
  expect([ids[0], ids.at(-1)]).toEqual([first, last]);
});

it('says to operators where a redeemed reward is sent', async () => {
  const id = await save({ names: { EN: 'Parcel' } });
  const { value } = await redeem(id, { province: 'Chiang Mai', quantity: 2 });
  const listed = await bench.app.inject({ url: '/wps/control/decisions', headers: { host: 'localhost' } });
  const waiting = (listed.json().value as { id: string; kind: string; about: string }[]).find(
    (one) => one.kind === 'mall-redemption' && one.id === value.id,
  );
  expect(waiting?.about).toBe(`2 × Parcel for 200 points, to ${remarks} (Chiang Mai)`);
  await bench.control('decide', { kind: 'mall-redemption', id: value.id, choice: 'reject', reason: 'Sold' });
  const query = { subordinateName: '', accountTypeId: 9, size: 12, page: 1, excludeTxTypeIds: '9203' };
  const range = { startTime: bench.now - day, endTime: bench.now + 1 };
  const { value: record } = await bench.call('mall.transactions', { ...query, ...range }, { token, merchant });
  expect(record.list.slice(0, 2)).toMatchObject([
    { amount: 200, nameEn: 'Returned', nameCn: '退还积分' },
    { amount: -200, nameEn: 'Redeemed' },
  ]);
});

it.each([1_844_674_407_370_955, 9_007_199_254_740_991])(
  'refuses to convert %d points, more than any account has',
  async (amount) => {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await bench.call('mall.convert', { amount, password: 'Atrium88' }, { token, merchant, headers });
    expect(answer).toMatchObject({ success: false, code: 'points_not_enough' });
  },
);

it('sells a reward from its start to its end', async () => {
  const endsAt = bench.now + 2 * day;
  const id = await save({ startsAt: bench.now + day, endsAt });
  const isListed = async () => (await onSale()).some((reward) => reward.id === id);
  expect(await isListed()).toBe(false);
  expect(await redeem(id)).toMatchObject({ success: false, code: 'reward_unknown' });

  bench.pass(day);
  token = await bench.signIn('player1', { merchant });
  expect(await isListed()).toBe(true);
  expect(await onSale()).toContainEqual(expect.objectContaining({ id, endsAt }));
  expect(await redeem(id)).toMatchObject({ success: true });

  bench.pass(day);
  token = await bench.signIn('player1', { merchant });
  expect(await isListed()).toBe(false);
  expect(await redeem(id)).toMatchObject({ success: false, code: 'reward_ended' });
});

it('holds the limit for one person, also in concurrent redemptions, and gives a refused one back', async () => {
  const id = await save({ perPerson: 2 });
  const answers = await Promise.all([redeem(id), redeem(id), redeem(id)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(2);
  expect(answers.find(({ success }) => !success)).toMatchObject({ code: 'reward_person_limit' });

  const refused = requirePresent(answers.find(({ success }) => success)).value.id;
  await bench.control('decide', { kind: 'mall-redemption', id: refused, choice: 'reject', reason: 'Sold' });
  expect(await redeem(id)).toMatchObject({ success: true });
});

it('says of a quantity above the limit for one person that a smaller one is possible [MAL-35]', async () => {
  const id = await save({ perPerson: 2 });
  expect(await onSale()).toContainEqual(expect.objectContaining({ id, perPerson: 2 }));
  const message = expect.stringContaining('Choose a smaller quantity');
  expect(await redeem(id, { quantity: 3 })).toMatchObject({ code: 'reward_person_limit', message });
  expect(await redeem(id, { quantity: 2 })).toMatchObject({ success: true });
});

it('refuses the price that was shown once it has changed, and takes nothing', async () => {
  const id = await save();
  const shown = requirePresent((await onSale()).find((reward) => reward.id === id)).priceVersion;
  await save({ price: 120 }, id);
  const before = await pointsNow();

  expect(await redeem(id, { priceVersion: shown })).toMatchObject({ success: false, code: 'reward_price_changed' });
  expect(await pointsNow()).toBe(before);

  const current = requirePresent((await onSale()).find((reward) => reward.id === id)).priceVersion;
  expect(await redeem(id, { priceVersion: current })).toMatchObject({ success: true });
  expect(await pointsNow()).toBe(before - 120);
});

it('a redemption that names no version is refused at other prices than those the account was shown', async () => {
  const id = await save();
  const order = { rewardId: id, quantity: 1, redeemType: 'P', password: '', province: '', remarks };
  const before = await pointsNow();
  expect(await send(order)).toMatchObject({ success: false, code: 'reward_price_changed' });

  await onSale('EN', token);
  await save({ price: 120 }, id);
  expect(await send(order)).toMatchObject({ success: false, code: 'reward_price_changed' });
  // what visitors and other accounts read does not count
  await onSale();
  await onSale('EN', await bench.signIn('player2', { merchant }));
  expect(await send(order)).toMatchObject({ success: false, code: 'reward_price_changed' });
  expect(await pointsNow()).toBe(before);

  await onSale('TH', token);
  expect(await send(order)).toMatchObject({ success: true });
  expect(await pointsNow()).toBe(before - 120);
});

it('returns points and stock once, however many refusals arrive together, and reports the reason', async () => {
  const id = await save({ inventory: 5 });
  const before = await pointsNow();
  const redemption = (await redeem(id, { quantity: 2 })).value.id as string;
  const decision = { kind: 'mall-redemption', id: redemption, choice: 'reject', reason: 'Out of print' };

  const answers = await Promise.all([1, 2, 3, 4].map(() => bench.control('decide', decision)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await pointsNow()).toBe(before);
  const [stored] = await bench.engine.database
    .select()
    .from(rewards)
    .where(eq(rewards.id, Number(id)));
  expect(stored?.inventory).toBe(5);
  const [row] = await bench.engine.database
    .select()
    .from(redemptions)
    .where(eq(redemptions.id, Number(redemption)));
  expect(row).toMatchObject({ status: 'R', reason: 'Out of print' });
  const [event] = await bench.engine.database
    .select()
    .from(liveEvents)
    .where(eq(liveEvents.accountId, accountId))
    .orderBy(desc(liveEvents.id))
    .limit(1);
  expect(event?.body).toMatchObject({ type: 'REDEMPTION', popup: true, title: 'Tea voucher' });
  expect(JSON.stringify(event?.body)).toContain('Out of print');
  expect(await ledgerFaults(bench.engine.database)).toEqual([]);
});

it('keeps what was redeemed while a reward is edited, and refuses an inventory that was changed meanwhile', async () => {
  const id = await save({ inventory: 10 });
  expect(await redeem(id, { quantity: 2 })).toMatchObject({ success: true });
  const edit = (changes: object) =>
    bench.control('reward', { merchant, id: Number(id), reward: draft(changes), shownInventory: 10 });
  const left = async () => {
    const [stored] = await bench.engine.database
      .select()
      .from(rewards)
      .where(eq(rewards.id, Number(id)));
    return [stored?.inventory, stored?.position];
  };

  expect(await edit({ inventory: 10, position: 4 })).toMatchObject({ success: true });
  expect(await left()).toEqual([8, 4]);
  expect(await edit({ inventory: 15, position: 5 })).toMatchObject({
    ...{ status: 409, success: false, message: expect.stringContaining('8 are left by now') },
  });
  expect(await left()).toEqual([8, 4]);
  await save({ inventory: 15 }, id);
  expect((await left())[0]).toBe(15);
});

it.each([
  ['no recipient', '', 'br_enter_plname'],
  ['no name', ' , 1 Harbour Road, 0812345678', 'br_enter_plname'],
  ['a name alone', 'Mei Lin', 'br_enter_getaddree'],
  ['no address', 'Mei Lin, , 0812345678', 'br_enter_getaddree'],
  ['no phone', 'Mei Lin, 1 Harbour Road, ', 'br_enter_cphone'],
  ['a text as phone', 'Mei Lin, 1 Harbour Road, call me', 'br_enright_cphone'],
  ['too many digits', 'Mei Lin, 1 Harbour Road, 08123456789012345', 'br_enright_cphone'],
])(
  'refuses a redemption with %s and takes nothing [MAL-24] [MAL-25] [MAL-26] [MAL-27]',
  async (_what, recipient, code) => {
    const id = await save();
    const before = await pointsNow();
    expect(await redeem(id, { remarks: recipient })).toMatchObject({ success: false, code });
    expect(await pointsNow()).toBe(before);
  },
);

it.each([
  ['half a price in points and money', { mixedPoints: 5 }, 'mixedPoints'],
  ['no price', { price: null }, 'price'],
  ['an end before the start', { startsAt: 2, endsAt: 1 }, 'end'],
  ['an unknown type', { typeId: '99' }, 'typeId'],
  ['a script as a picture', { pictures: ['javascript:alert(1)'] }, 'pictures'],
])('refuses %s and names the field', async (_what, changes, named) => {
  const answer = await bench.control('reward', { merchant, reward: draft(changes) });
  expect(answer).toMatchObject({ status: 400, success: false });
  expect(String(answer.message)).toContain(named);
});
