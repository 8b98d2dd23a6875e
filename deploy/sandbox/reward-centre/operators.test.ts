import { randomUUID } from 'node:crypto';
import { LiveReader } from '../testing/live-reader';
import { Bench } from '../testing/open-bench';

const merchant = 'aurora';

let bench: Bench;
let token: string;
beforeAll(async () => {
  bench = await new Bench().open();
  await bench.app.listen({ port: 0, host: '127.0.0.1' });
  await bench.control('twin', { merchant, account: 'player1', name: 'reader', balance: 1_000 });
  token = await bench.signIn('reader');
}, 60_000);
afterAll(() => bench.close());

const draft = (changes: object = {}) => ({
  ...{ area: 'promoList', rule: 'application', titles: { EN: 'Tea fund', TH: 'กองทุนชา' }, amounts: [500] },
  ...{ conditions: { EN: '<p>Send a picture of your tea.</p>' }, startsAt: bench.now, ...changes },
});
const save = (changes: object = {}, id?: number) =>
  bench.control('offer', { merchant, ...(id !== undefined && { id }), offer: draft(changes) });
const code = (changes: object = {}, id?: number) =>
  bench.control('promo-code', {
    ...{ merchant, ...(id !== undefined && { id }) },
    promoCode: { code: 'tea-1', amount: 300, usesLeft: 2, startsAt: bench.now, ...changes },
  });
const money = () => ({ token, headers: { 'idempotency-key': randomUUID() } });
const redeem = (typed: string) => bench.call('rewards.redeemCode', { code: typed }, money());
const shown = async (id: number, language = 'EN') =>
  (await bench.call('rewards.list', {}, { token, language })).value.find(
    ({ promotionId }: { promotionId: string }) => promotionId === String(id),
  );
const stored = async (what: string) =>
  (await bench.app.inject({ url: `/wps/control/${what}/${merchant}`, headers: { host: 'localhost:4000' } })).json()
    .value;

describe('offers', () => {
  it('shows an offer that an operator creates in the language of the member, changes it by its id, and ends it', async () => {
    const { value } = await save();
    expect(await shown(value.id)).toMatchObject({ title: 'Tea fund', amount: '5.00', remarkRequired: 'N' });
    expect(await shown(value.id, 'TH')).toMatchObject({ title: 'กองทุนชา' });

    expect(await save({ titles: { EN: 'Coffee fund' }, remarkRequired: true }, value.id)).toMatchObject({ value });
    expect(await shown(value.id)).toMatchObject({ title: 'Coffee fund', remarkRequired: 'Y' });
    const all: { id: number; titles: object }[] = await stored('offers');
    expect(all.find(({ id }) => id === value.id)).toMatchObject({ titles: { EN: 'Coffee fund' }, area: 'promoList' });

    await save({ startsAt: bench.now - 10, endsAt: bench.now }, value.id);
    expect(await shown(value.id)).toBeUndefined();
    expect(
      await bench.call('rewards.apply', { promotionId: String(value.id), remarks: 'x', pictures: [] }, { token }),
    ).toMatchObject({
      code: 'reward_ended',
    });
  });

  it('an offer keeps its rule, so that nothing is paid again under another one', async () => {
    const { value } = await save({ area: 'newbieTask', rule: 'mobile' });
    expect(await save({ area: 'newbieTask', rule: 'email' }, value.id)).toMatchObject({ status: 404 });
    expect(await save({ area: 'mission', rule: 'mobile' }, value.id)).toMatchObject({ value });
    expect(await save({}, 999_999)).toMatchObject({ status: 404 });
    expect(await bench.control('offer', { merchant: 'lotus', id: value.id, offer: draft() })).toMatchObject({
      status: 404,
    });
  });

  it.each<[string, object, string]>([
    [
      'a share of a loss outside of its area',
      { area: 'mission', rule: 'loss-of-yesterday', goal: 1, share: 1 },
      'rule: ',
    ],
    ['a claim in the area of applications', { rule: 'mobile' }, 'rule: '],
    ['a goal of nothing', { area: 'mission', rule: 'rounds-of-day' }, 'goal: '],
    ['a share for a rule without a loss', { share: 500 }, 'share: '],
    ['days for a task', { amounts: [1, 2] }, 'amounts: '],
    ['an amount of nothing', { amounts: [0] }, 'amounts'],
    ['an end before the start', { endsAt: 5 }, 'endsAt: '],
    ['no title', { titles: {} }, 'a title'],
    ['no conditions', { conditions: {} }, 'a title'],
    ['a linked promotion that could be the id of another offer', { linkedPromotionId: '12' }, 'a name with a letter'],
  ])('refuses %s', async (_what, changes, message) => {
    const answer = await save(changes);
    expect(answer).toMatchObject({ status: 400, code: 'request_invalid' });
    expect(answer.message).toContain(message);
  });
});

describe('promo codes', () => {
  it('pays a code for the accounts that an operator names, as often and as long as it allows', async () => {
    const { value } = await code({ accounts: ['PLAYER1'] });
    expect(await redeem('tea-1')).toMatchObject({ code: 'promo_code_unknown' });
    expect(await code({ accounts: ['READER'], endsAt: bench.now + 1_000 }, value.id)).toMatchObject({ value });
    bench.pass(1_000);
    expect(await redeem('tea-1')).toMatchObject({ code: 'promo_code_unknown' });
    await code({ accounts: ['READER'], usesLeft: 0 }, value.id);
    expect(await redeem('tea-1')).toMatchObject({ code: 'promo_code_unknown' });
    await code({ accounts: ['READER'], usesLeft: 1 }, value.id);
    expect(await redeem('tea-1')).toMatchObject({ value: { amount: '3.00' } });

    await code({ usesLeft: 5 }, value.id);
    expect(await redeem('tea-1')).toMatchObject({ code: 'reward_taken' });
    const all: { id: number }[] = await stored('promo-codes');
    expect(all.find(({ id }) => id === value.id)).toMatchObject({ code: 'TEA-1', usesLeft: 5, accounts: null });
  });

  it('refuses a second code of a name, also after a change', async () => {
    await code({ code: 'first' });
    const { value } = await code({ code: 'second' });
    expect(await code({ code: 'FIRST' })).toMatchObject({ status: 409 });
    expect(await code({ code: 'First' }, value.id)).toMatchObject({ status: 409 });
    expect(await code({ code: 'third' }, 999_999)).toMatchObject({ status: 404 });
    expect(await code({ code: 'a b' })).toMatchObject({ status: 400 });
  });
});

describe('raffles', () => {
  const raffle = (changes: object = {}, id?: number) =>
    bench.control('raffle', {
      ...{ merchant, ...(id !== undefined && { id }) },
      raffle: { titles: { EN: 'Noon' }, opensIn: 60, lasts: 100, prizes: [200], ...changes },
    });

  it('changes a raffle until it is over, and lists it with its claims', async () => {
    const { value } = await raffle();
    expect(await raffle({ opensIn: 0, prizes: [700] }, value.id)).toMatchObject({ value });
    expect((await bench.call('raffle.status', {}, { token })).value).toMatchObject({ untilOpen: 0, untilDue: 100_000 });
    expect(await bench.call('raffle.claim', { id: String(value.id) }, money())).toMatchObject({
      value: { amount: '7.00' },
    });
    expect(await stored('raffles')).toMatchObject([{ id: value.id, prizes: [700], claimed: 1 }]);
    bench.pass(100_000);
    expect(await raffle({}, value.id)).toMatchObject({ status: 404 });
  });
});

it('a change of an offer or a code reaches the open pages of its merchant', async () => {
  const address = bench.app.server.address();
  const reader = await LiveReader.open(typeof address === 'object' ? (address?.port ?? 0) : 0, token);
  await reader.until('READY');
  await save();
  expect(await reader.next()).toMatchObject({ type: 'CONTENT', data: { content: 'offers' } });
  await code({ code: 'heard' });
  expect(await reader.next()).toMatchObject({ type: 'CONTENT', data: { content: 'offers' } });
  await reader.close();
});
