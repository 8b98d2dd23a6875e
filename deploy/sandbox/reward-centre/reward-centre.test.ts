import { randomUUID } from 'node:crypto';
import { jpegFile, pngFile } from '@atrium/api/pictures/testing';
import { and, desc, eq } from 'drizzle-orm';
import { findAccount } from '../accounts/find-account';
import { accounts, type Account } from '../accounts/tables';
import { openDoors, type Doors } from '../doors/doors';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { liveEvents } from '../live/tables';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';
import { win } from '../testing/win';
import { bet } from '../wallets/postings';
import { balanceOf } from '../wallets/wallet';
import { promoCodes, rewardOffers } from './tables';

const day = 86_400_000;
let bench: Bench;
let doors: Doors = openDoors;
beforeAll(async () => {
  bench = await new Bench().open({
    doors: { ...openDoors, mayReceive: (transaction, incoming) => doors.mayReceive(transaction, incoming) },
  });
}, 60_000);
beforeEach(() => (doors = openDoors));
afterAll(() => bench.close());

let names = 0;
interface Member {
  account: Account;
  token: string;
}
/** A member of their own with a balance of 1 000 units. */
async function newMember(original = 'player1'): Promise<Member> {
  const name = `taker${(names += 1)}`;
  await bench.control('twin', { merchant: 'aurora', account: original, name, balance: 100_000 });
  return {
    account: requirePresent(await findAccount(bench.engine.database, 'aurora', name)),
    token: await bench.signIn(name),
  };
}
async function again(member: Member): Promise<void> {
  member.token = await bench.signIn(member.account.name);
}

interface Shown {
  promotionId: string;
  type: string;
  title: string;
  status: string;
  amount: string;
  days: unknown[];
}
const list = async ({ token }: Member, options: object = {}) =>
  (await bench.call('rewards.list', {}, { token, ...options })).value as Shown[];
const idOf = async (code: string) => {
  const [offer] = await bench.engine.database
    .select()
    .from(rewardOffers)
    .where(and(eq(rewardOffers.merchant, 'aurora'), eq(rewardOffers.code, code)));
  return String(requirePresent(offer).id);
};
const shown = async (member: Member, code: string) => {
  const id = await idOf(code);
  return requirePresent((await list(member)).find(({ promotionId }) => promotionId === id));
};
const claim = async ({ token }: Member, code: string, key: string = randomUUID()) =>
  bench.call('rewards.claim', { promotionId: await idOf(code) }, { token, headers: { 'idempotency-key': key } });
const apply = async ({ token }: Member, request: object) =>
  bench.call('rewards.apply', { remarks: '', pictures: [], ...request }, { token });
const balance = ({ account }: Member) => balanceOf(bench.backend, bench.engine.database, account);
const counts = async ({ token }: Member) =>
  (await bench.call('member.promotions', {}, { token })).value as {
    availablePromoCount: number;
    promotions: Record<string, unknown>;
  };
const blob = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]);

/** Rounds by the ledger, in minor units. */
async function play({ account }: Member, rounds: { stake: number; won?: number }[]): Promise<void> {
  await bench.engine.transaction(async (transaction) => {
    for (const { stake, won = 0 } of rounds) {
      const round = randomUUID();
      const wager = { vendor: 'NOVA', game: 'fruit-harbour', round };
      await bet(bench.backend, transaction, account, { ...wager, amount: stake, key: `bet:${round}` });
      if (won > 0) await win(bench.backend, transaction, account, { ...wager, amount: won, key: `win:${round}` });
    }
  });
}

describe('sign-in days', () => {
  it('pays each day of the merchant once, day after day, and begins again after a missed one', async () => {
    // 23:30 in Shanghai: the merchant's day ends half an hour later
    bench.now = Date.UTC(2026, 2, 2, 15, 30);
    const member = await newMember();
    const paid: unknown[] = [];
    const take = async () => paid.push((await claim(member, 'sign-in')).value?.amount ?? 'refused');
    await take();
    await take();
    bench.pass(day / 24);
    await again(member);
    await take();
    expect((await shown(member, 'sign-in')).days.slice(0, 3)).toEqual([
      { amount: '1.00', claimed: true },
      { amount: '1.00', claimed: true },
      { amount: '2.00', claimed: false },
    ]);
    bench.pass(day);
    await again(member);
    await take();
    bench.pass(2 * day);
    await again(member);
    await take();
    expect(paid).toEqual(['1.00', 'refused', '1.00', '2.00', '1.00']);
    expect(await balance(member)).toBe(100_500);
  });
});

describe('a merchant without a reward centre', () => {
  const reach = (value: boolean | null) => bench.control('switch', { merchant: 'aurora', name: 'REWCEN3', value });
  afterEach(() => reach(null));

  it('pays no reward and takes no application, whatever the browser sends [RWD-01]', async () => {
    const member = await newMember();
    const codes = ['sign-in', 'birthday'];
    for (const code of codes) expect((await shown(member, code)).status).toBe('CLAIMABLE');
    await reach(false);
    expect(await claim(member, 'sign-in')).toMatchObject({ success: false, code: 'in_stay_tuned' });
    expect(await apply(member, { promotionId: 'birthday-2026' })).toMatchObject({ code: 'in_stay_tuned' });
    expect(await balance(member)).toBe(100_000);
  });

  it('pays no mission at a merchant that has none', async () => {
    const who = { merchant: 'lotus', token: await bench.signIn('player1', { merchant: 'lotus' }) };
    const missions = await bench.engine.database
      .select()
      .from(rewardOffers)
      .where(and(eq(rewardOffers.merchant, 'lotus'), eq(rewardOffers.area, 'mission')));
    expect(missions.length).toBeGreaterThan(0);
    for (const { id } of missions) {
      const options = { ...who, headers: { 'idempotency-key': randomUUID() } };
      expect(await bench.call('rewards.claim', { promotionId: String(id) }, options)).toMatchObject({
        code: 'in_stay_tuned',
      });
    }
  });

  it.each(['\u200B', '\u2060\uFEFF', ' \u00A0'])('a remark of %j is none where one is required', async (remarks) => {
    const member = await newMember();
    const { promotionId } = await shown(member, 'bank-fee');
    expect(await apply(member, { promotionId, remarks })).toMatchObject({ code: 'activity_apply_remark_limit1' });
  });
});

describe('tasks', () => {
  it('a task is ready once its condition holds by the account or the ledger, and is paid once', async () => {
    const member = await newMember();
    expect((await shown(member, 'newcomer-first-stake')).status).toBe('');
    expect(await claim(member, 'newcomer-first-stake')).toMatchObject({ code: 'reward_not_ready' });

    await play(member, [{ stake: 1_000 }]);
    expect((await shown(member, 'newcomer-first-stake')).status).toBe('CLAIMABLE');
    expect(await claim(member, 'newcomer-first-stake')).toMatchObject({ value: { amount: '3.00', currency: 'CNY' } });
    expect((await shown(member, 'newcomer-first-stake')).status).toBe('DONE');
    expect(await claim(member, 'newcomer-first-stake')).toMatchObject({ code: 'reward_taken' });
    expect(await balance(member)).toBe(99_300);
  });

  it('a request that is repeated with its key is answered again and pays nothing', async () => {
    const member = await newMember();
    const key = randomUUID();
    const first = await claim(member, 'sign-in', key);
    expect((await claim(member, 'sign-in', key)).value).toEqual(first.value);
    expect(await balance(member)).toBe(100_100);
    expect(await claim(member, 'sign-in', 'short')).toMatchObject({ status: 400 });
  });

  it('of claims at once, one is paid', async () => {
    const member = await newMember();
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(member, 'sign-in')));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await balance(member)).toBe(100_100);
    expect(await ledgerFaults(bench.engine.database)).toEqual([]);
  });

  it('a share of the loss of yesterday is paid on the next day, and a door may refuse it', async () => {
    const member = await newMember();
    await play(member, [{ stake: 30_000, won: 5_000 }]);
    expect((await shown(member, 'rescue')).status).toBe('');
    bench.pass(day);
    await again(member);
    expect(await shown(member, 'rescue')).toMatchObject({ status: 'CLAIMABLE', amount: '12.50' });

    doors = { ...openDoors, mayReceive: async () => ({ key: 'in_stay_tuned', reason: 'a limit' }) };
    expect(await claim(member, 'rescue')).toMatchObject({ success: false, code: 'in_stay_tuned' });
    doors = openDoors;
    expect(await claim(member, 'rescue')).toMatchObject({ value: { amount: '12.50' } });
    expect(await balance(member)).toBe(76_250);
    bench.pass(day);
    await again(member);
    expect((await shown(member, 'rescue')).status).toBe('');
  });

  it('a mission counts rounds of the day and stakes of the week by the ledger', async () => {
    bench.now = Date.UTC(2026, 3, 8, 4);
    const member = await newMember();
    await play(member, [{ stake: 20_000, won: 20_000 }, ...Array.from({ length: 18 }, () => ({ stake: 100 }))]);
    expect(await shown(member, 'mission-rounds')).toMatchObject({
      completed: 19,
      total: 20,
      status: '',
      type: 'mission',
    });
    await play(member, [{ stake: 100 }]);
    expect((await shown(member, 'mission-rounds')).status).toBe('CLAIMABLE');
    expect(await shown(member, 'mission-stakes')).toMatchObject({ completed: 21_900, total: 50_000 });

    bench.pass(day);
    await again(member);
    expect(await shown(member, 'mission-rounds')).toMatchObject({ completed: 0, status: '' });
    expect(await shown(member, 'mission-stakes')).toMatchObject({ completed: 21_900 });
    bench.pass(7 * day);
    await again(member);
    expect(await shown(member, 'mission-stakes')).toMatchObject({ completed: 0 });
  });
});

describe('applications', () => {
  it('waits for a decision, is paid once when approved, and its pictures are shown to operators', async () => {
    const member = await newMember();
    const pictures = [blob(pngFile()), blob(jpegFile())];
    expect(await apply(member, { promotionId: 'birthday-2026', remarks: ' In May ', pictures })).toMatchObject({
      success: true,
    });
    expect((await shown(member, 'birthday')).status).toBe('PENDING');
    expect(await apply(member, { promotionId: await idOf('birthday'), pictures })).toMatchObject({
      code: 'reward_in_review',
    });

    const [pending] = await applications(member);
    expect(pending).toMatchObject({ about: 'Birthday gift, 18.00 CNY: In May' });
    const types = await Promise.all(
      requirePresent(pending).pictures.map(async (path) => {
        const answer = await bench.app.inject({ url: `/wps/control${path}`, headers: { host: 'localhost' } });
        return [answer.statusCode, answer.headers['content-type'], answer.rawPayload.length > 0];
      }),
    );
    expect(types).toEqual([
      [200, 'image/png', true],
      [200, 'image/jpeg', true],
    ]);

    await bench.engine.database.update(accounts).set({ language: 'EN' }).where(eq(accounts.id, member.account.id));
    const decision = { kind: 'reward-application', id: requirePresent(pending).id, choice: 'approve' };
    expect(await bench.control('decide', decision)).toMatchObject({ success: true });
    expect(await bench.control('decide', decision)).toMatchObject({ code: 'decision_unknown' });
    expect(await balance(member)).toBe(101_800);
    expect(await shown(member, 'birthday')).toMatchObject({ status: 'DONE', amount: '18.00' });
    expect(await lastMessage(member)).toMatchObject({
      ...{ type: 'PROMOTION', popup: true, title: 'Birthday gift' },
      message: 'Your application was approved. The reward is in your balance.',
    });
    expect(await inbox(member)).toEqual([
      { title: 'Birthday gift', content: '<p>Your application was approved. The reward is in your balance.</p>' },
    ]);
    expect(await inbox(member, 'CN')).toEqual([
      { title: '生日礼金', content: '<p>您的申请已通过，奖励已存入余额。</p>' },
    ]);
  });

  it('a refused one says why, and may be sent again', async () => {
    const member = await newMember();
    await apply(member, { promotionId: await idOf('bank-fee'), remarks: 'On Monday' });
    const [pending] = await applications(member);
    await bench.control('decide', {
      ...{ kind: 'reward-application', id: requirePresent(pending).id },
      ...{ choice: 'reject', reason: 'The date is missing.' },
    });
    expect(await inbox(member)).toMatchObject([
      { content: '<p>Your application was refused.</p><p>The date is missing.</p>' },
    ]);
    expect((await bench.call('member.promotions', {}, { token: member.token })).value).toMatchObject({
      unreadMessage: 1,
    });
    expect(await shown(member, 'bank-fee')).toMatchObject({ status: 'REFUSED', reason: 'The date is missing.' });
    expect(await lastMessage(member)).toMatchObject({
      ...{ popup: true, message: '您的申请未通过。 The date is missing.' },
      data: { success: false, remarks: 'The date is missing.' },
    });
    expect(await balance(member)).toBe(100_000);
    expect(await apply(member, { promotionId: await idOf('bank-fee'), remarks: 'On 4 May' })).toMatchObject({
      success: true,
    });
    expect((await shown(member, 'bank-fee')).status).toBe('PENDING');
  });

  it.each([
    ['without the required remark', 'bank-fee', { remarks: ' ' }, 'activity_apply_remark_limit1'],
    ['without the required picture', 'birthday', {}, 'not_empty'],
    ['with a remark of 141 characters', 'bank-fee', { remarks: '😀'.repeat(141) }, 'request_invalid'],
    [
      'with a fourth picture',
      'birthday',
      { pictures: Array.from({ length: 4 }, () => blob(pngFile())) },
      'picture_too_many',
    ],
    ['with a picture that is none', 'birthday', { pictures: [new Blob(['GIF89a'])] }, 'picture_kind'],
    ['for a reward that is claimed', 'sign-in', {}, 'reward_not_ready'],
  ])('refuses an application %s', async (_what, code, request, key) => {
    expect(await apply(await newMember(), { promotionId: await idOf(code), ...request })).toMatchObject({
      success: false,
      code: key,
    });
  });

  it('takes a remark of 140 characters', async () => {
    const member = await newMember();
    const request = { promotionId: await idOf('bank-fee'), remarks: '😀'.repeat(140) };
    expect(await apply(member, request)).toMatchObject({ success: true });
  });

  it("refuses another merchant's promotion and one that does not exist", async () => {
    const member = await newMember();
    const [other] = await bench.engine.database.select().from(rewardOffers).where(eq(rewardOffers.merchant, 'lotus'));
    for (const promotionId of [String(requirePresent(other).id), '999999', 'x'])
      expect(await apply(member, { promotionId, remarks: 'A' })).toMatchObject({ code: 'reward_ended' });
  });
});

describe('promo codes', () => {
  const redeem = ({ token }: Member, code: string) =>
    bench.call('rewards.redeemCode', { code }, { token, headers: { 'idempotency-key': randomUUID() } });

  it('pays a code once for each person, whatever its case', async () => {
    const member = await newMember();
    expect(await redeem(member, 'welcome')).toMatchObject({ value: { amount: '8.00', currency: 'CNY' } });
    expect(await redeem(member, 'WELCOME')).toMatchObject({ code: 'reward_taken' });
    expect(await redeem(member, 'NOTHING')).toMatchObject({ code: 'promo_code_unknown' });
    expect(await balance(member)).toBe(100_800);
  });

  it('refuses a code that is used up, out of its time, or for others', async () => {
    const [one, two] = [await newMember(), await newMember()];
    const startsAt = new Date(bench.now);
    await bench.engine.database.insert(promoCodes).values([
      { merchant: 'aurora', code: 'ONCE', amount: 100, usesLeft: 1, startsAt },
      { merchant: 'aurora', code: 'OVER', amount: 100, usesLeft: 1, startsAt: new Date(0), endsAt: startsAt },
      { merchant: 'aurora', code: 'THEIRS', amount: 100, usesLeft: 9, startsAt, accounts: [one.account.name] },
    ]);
    const taken = [await redeem(one, 'ONCE'), await redeem(two, 'ONCE'), await redeem(one, 'OVER')];
    taken.push(await redeem(one, 'THEIRS'), await redeem(two, 'THEIRS'));
    expect(taken.map(({ code = 'paid' }) => code)).toEqual([
      'paid',
      'promo_code_unknown',
      'promo_code_unknown',
      'paid',
      'promo_code_unknown',
    ]);
  });

  describe('wrong codes', () => {
    const attempt = ({ token }: Member, code: string, address: string, key: string = randomUUID()) =>
      bench.call('rewards.redeemCode', { code }, { token, address, headers: { 'idempotency-key': key } });
    const together = <Answer>(send: (number: number) => Promise<Answer>, count: number) =>
      Promise.all(Array.from({ length: count }, (_, number) => send(number)));

    it('are limited to ten in ten minutes for an account, also in parallel and over many networks', async () => {
      const member = await newMember();
      const answers = await together((number) => attempt(member, `GUESS${number}`, `198.51.100.${number}`), 14);
      expect(answers.filter(({ code }) => code === 'promo_code_unknown')).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
      expect(await attempt(member, 'WELCOME', '198.51.100.99')).toMatchObject({ status: 429 });
      expect(await attempt(await newMember(), 'WELCOME', '198.51.100.1')).toMatchObject({ success: true });
    });

    it('are limited to a hundred for a network', async () => {
      const members: Member[] = [];
      for (let created = 0; created < 11; created += 1) members.push(await newMember());
      const guess = (member: Member) => together((number) => attempt(member, `GUESS${number}`, '203.0.113.77'), 10);
      const answers = [];
      for (const member of members) answers.push(...(await guess(member)));
      expect(answers.filter(({ code }) => code === 'promo_code_unknown')).toHaveLength(100);
      expect(answers.slice(100).map(({ status }) => status)).toEqual(Array(10).fill(429));
    });

    it('are the only ones that count: right codes and repetitions of a network are answered', async () => {
      const member = await newMember();
      const key = randomUUID();
      for (let sent = 0; sent < 40; sent += 1)
        expect(await attempt(member, 'WELCOME', '203.0.113.79', key)).toMatchObject({ value: { amount: '8.00' } });
      expect(await attempt(member, 'WELCOME', '203.0.113.79')).toMatchObject({ code: 'reward_taken' });
    });
  });

  it('the field is enabled where the merchant has a code', async () => {
    const member = await newMember();
    expect((await bench.call('rewards.promoCodeEnabled', {}, { token: member.token })).value).toBe(true);
    await bench.control('switch', { merchant: 'aurora', name: 'REWCEN3', value: false });
    expect((await bench.call('rewards.promoCodeEnabled', {}, { token: member.token })).value).toBe(false);
    expect(await redeem(member, 'WELCOME')).toMatchObject({ code: 'in_stay_tuned' });
    await bench.control('switch', { merchant: 'aurora', name: 'REWCEN3', value: null });
  });
});

it('counts by kind what an account could claim now', async () => {
  const member = await newMember();
  expect(await counts(member)).toMatchObject({
    availablePromoCount: 3,
    promotions: {
      LOGIN: { enabled: true, count: 1 },
      MANUAL: { enabled: true, count: 2 },
      MISSION: { enabled: true, count: 0 },
      REGISTER: { enabled: true, count: 0 },
      SAVIOR: { enabled: true, count: 0 },
    },
  });
  await claim(member, 'sign-in');
  expect(await counts(member)).toMatchObject({ availablePromoCount: 2, promotions: { LOGIN: { count: 0 } } });
});

it.each(['agent41', 'member40'])('offers nothing to %s, who could claim nothing', async (original) => {
  const member = await newMember(original);
  expect(await list(member)).toEqual([]);
  expect((await bench.call('rewards.promoCodeEnabled', {}, { token: member.token })).value).toBe(false);
  expect(await claim(member, 'sign-in')).toMatchObject({ code: 'reward_not_ready' });
});

it('refuses a trial account and a visitor', async () => {
  const { value } = await bench.call('session.freePlay', {});
  const trial = { token: value.token as string } as Member;
  expect(await claim(trial, 'sign-in')).toMatchObject({ code: 'in_need_true_account' });
  expect(await apply(trial, { promotionId: '1' })).toMatchObject({ code: 'in_need_true_account' });
  expect(await bench.call('rewards.list', {})).toMatchObject({ status: 401 });
});

/** The last event of the member's live channel that shows a message. */
async function lastMessage({ account }: Member) {
  const { database } = bench.engine;
  const ofMember = eq(liveEvents.accountId, account.id);
  const events = await database.select().from(liveEvents).where(ofMember).orderBy(desc(liveEvents.id));
  return events.find(({ body }) => body.popup)?.body;
}

/** The texts of the member's messages, the latest first. */
async function inbox({ token }: Member, language = 'EN') {
  const page = await bench.call('inbox.list', { page: 1, size: 10, sort: '' }, { token });
  const { messages } = page.value as { messages: { id: string }[] };
  return Promise.all(
    messages.map(async ({ id }) => {
      const { title, content } = (await bench.call('inbox.message', { id }, { token, language })).value as {
        title: string;
        content: string;
      };
      return { title, content };
    }),
  );
}

async function applications({ account }: Member) {
  const { value } = (
    await bench.app.inject({ url: '/wps/control/decisions', headers: { host: 'localhost' } })
  ).json() as { value: { kind: string; id: string; account: string; about: string; pictures: string[] }[] };
  return value.filter(({ kind, account: name }) => kind === 'reward-application' && name === account.name);
}
