import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { Bench } from '../testing/open-bench';
import { LiveReader } from '../testing/live-reader';
import { seedBulletins } from './seed-bulletins';
import { seedNotices } from './seed-notices';
import { notices } from './tables';

let bench: Bench;
beforeAll(async () => {
  bench = await new Bench().open();
  await bench.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
beforeEach(() => bench.engine.database.delete(notices));
afterAll(() => bench.close());

const minute = 60_000;

/** A notice as the control page sends it. */
const draft = (title: string, changes: object = {}) => ({
  ...{ type: 'B', groupName: 'w_notice', titles: { EN: title }, contents: { EN: `<p>About ${title}</p>` } },
  startsAt: bench.now - minute,
  ...changes,
});
const save = (notice: object, { merchant = 'aurora', id }: { merchant?: string; id?: number } = {}) =>
  bench.control('notice', { merchant, notice, ...(id !== undefined && { id }) });
const list = async (changes: object = {}, options: object = {}) => {
  const request = { types: 'B,PL,PU', groupName: 'w_notice', execution: 'B', platform: 'W', ...changes };
  return (await bench.call('notices.list', request, options)).value as Record<string, unknown>[];
};
const titles = async (changes: object = {}, options: object = {}) =>
  (await list(changes, options)).map(({ title }) => title);

test('the call answers the whole record of the group and types it names, latest first [PRM-08] [NTC-06]', async () => {
  const { value } = await save(
    draft('Spring draw', {
      type: 'PU',
      titles: { EN: 'Spring draw', TH: 'จับรางวัลฤดูใบไม้ผลิ' },
      contents: { EN: '<p>From May</p>' },
      ...{ promotionType: 'DEPOSIT', redirect: 'REWARD_CENTER', externalLink: 'https://example.com/spring' },
      images: [
        { imageId: '3', url: 'https://example.com/a.png' },
        { imageId: '4', url: 'scene:night' },
      ],
      categoryIds: ['12', '15'],
      startsAt: Date.UTC(2026, 0, 1, 8),
      endsAt: Date.UTC(2026, 1, 1),
    }),
  );
  await save(draft('Later bulletin'));

  const [later, spring] = await list();
  expect(later?.title).toBe('Later bulletin');
  expect(spring).toEqual({
    id: String(value.id),
    type: 'PU',
    title: 'Spring draw',
    content: '<p>From May</p>',
    startDate: Date.UTC(2026, 0, 1, 8),
    startDateStr: '2026-01-01',
    endDate: Date.UTC(2026, 1, 1),
    promotionType: 'DEPOSIT',
    announcementImages: [
      { imageId: '3', url: 'https://example.com/a.png' },
      { imageId: '4', url: 'scene:night' },
    ],
    redirect: 'REWARD_CENTER',
    externalLink: 'https://example.com/spring',
    promoAnnouncementCategoryIds: ['12', '15'],
  });
  expect((await list({}, { language: 'TH' }))[1]).toMatchObject({
    title: 'จับรางวัลฤดูใบไม้ผลิ',
    content: '<p>From May</p>',
  });
});

test('the four types are answered as requested; PR and unknown types only when they are named [NTC-07] [NTC-08]', async () => {
  for (const [type, groupName] of [
    ['B', 'w_notice'],
    ['PU', 'w_notice'],
    ['PR', 'w_notice'],
    ['PR', 'w_promotion'],
    ['PU', 'w_promotion'],
  ])
    await save(draft(`${type} of ${groupName}`, { type, groupName }));

  expect(await titles()).toEqual(['B of w_notice', 'PU of w_notice']);
  expect(await titles({ types: 'PU' })).toEqual(['PU of w_notice']);
  expect(await titles({ types: 'B,X' })).toEqual(['B of w_notice']);
  expect(await titles({ types: 'B,PL,PU,PR', groupName: 'w_promotion' })).toEqual([
    'PR of w_promotion',
    'PU of w_promotion',
  ]);
  expect(await titles({ groupName: 'other' })).toEqual([]);
  expect(await titles({}, { merchant: 'lotus' })).toEqual([]);
});

test('a notice after sign-in is answered to customers only [NTC-08]', async () => {
  await save(draft('For customers', { type: 'PL' }));
  await save(draft('For everyone', { type: 'PU' }));

  expect(await titles({ types: 'PL' })).toEqual([]);
  expect(await titles()).toEqual(['For everyone']);
  expect(await titles({}, { token: await bench.signIn('player1') })).toEqual(['For customers', 'For everyone']);
});

test('a notice is answered from its start until its end, by the clock of the server [NTC-09]', async () => {
  await save(draft('Window', { startsAt: bench.now + minute, endsAt: bench.now + 2 * minute }));
  const shown: boolean[] = [];
  for (const milliseconds of [0, minute - 1, 1, minute - 1, 1]) {
    bench.pass(milliseconds);
    shown.push((await titles()).length === 1);
  }
  expect(shown).toEqual([false, false, true, true, false]);
});

test('a notice is replaced and removed by its id, at its own merchant', async () => {
  const { value } = await save(draft('First', { redirect: 'MEMBER' }));
  await save(draft('Second', { endsAt: bench.now + minute }), { id: value.id });
  expect(await list()).toMatchObject([{ id: String(value.id), title: 'Second', redirect: '' }]);
  const stored = await bench.app.inject({ url: '/wps/control/notices/aurora', headers: { host: 'localhost' } });
  expect(stored.json().value).toMatchObject([
    { id: value.id, titles: { EN: 'Second' }, startsAt: bench.now - minute, endsAt: bench.now + minute },
  ]);

  expect(await save(draft('Third'), { merchant: 'lotus', id: value.id })).toMatchObject({ status: 404 });
  expect(await bench.control('remove-notice', { merchant: 'lotus', id: value.id })).toMatchObject({ status: 404 });
  expect(await titles()).toEqual(['Second']);
  expect(await bench.control('remove-notice', { merchant: 'aurora', id: value.id })).toMatchObject({ success: true });
  expect(await list()).toEqual([]);
});

test.each([
  ['an unknown type', { type: 'XX' }],
  ['no title', { titles: { EN: ' ' } }],
  ['an unknown language', { titles: { EN: 'A', XX: 'B' } }],
  ['content beyond the limit', { contents: { EN: 'x'.repeat(400_001) } }],
  ['a link that runs', { externalLink: 'javascript:alert(1)' }],
  ['a picture that is none', { images: [{ imageId: '1', url: '//example.com/a.png' }] }],
  ['an end before the start', { startsAt: 2, endsAt: 1 }],
  ['an unknown field', { picture: 'x' }],
])('refuses to store %s', async (_, changes) => {
  expect(await save(draft('Refused', changes))).toMatchObject({ status: 400, success: false });
  expect(await save(draft('Unknown merchant'), { merchant: 'nowhere' })).toMatchObject({ status: 404 });
  expect(await titles()).toEqual([]);
});

test('a start keeps edited promotions of the demo, and creates missing ones', async () => {
  await seedNotices(bench.backend);
  const [promotion] = await bench.engine.database.select().from(notices).where(eq(notices.merchant, 'aurora'));
  await save(draft('Edited', { type: 'PR', groupName: 'w_promotion', startsAt: bench.now - 1 }), {
    id: promotion?.id ?? 0,
  });
  await seedNotices(bench.backend);

  const all = await titles({ types: 'PR', groupName: 'w_promotion' });
  expect(all.filter((title) => title === 'Edited')).toHaveLength(1);
  expect(new Set(all).size).toBe(all.length);
});

test('the board of every merchant has bulletins at first, in each language; an edited one stays', async () => {
  await seedBulletins(bench.backend);
  expect(await titles()).toEqual(['This is a demo site', 'Protect your account']);
  const inThai = await list({ types: 'B' }, { merchant: 'lotus', language: 'TH' });
  expect(inThai.map(({ type, title }) => [type, title])).toEqual([
    ['B', 'เว็บไซต์นี้เป็นเว็บสาธิต'],
    ['B', 'ปกป้องบัญชีของคุณ'],
  ]);

  const stored = await bench.engine.database.select().from(notices).where(eq(notices.merchant, 'aurora'));
  await save(draft('Edited'), { id: stored.find(({ code }) => code === 'bulletin-play-money')?.id ?? 0 });
  await seedBulletins(bench.backend);
  expect((await titles()).sort()).toEqual(['Edited', 'Protect your account']);
});

test('a long answer is compressed for who accepts it, a short one is not', async () => {
  const get = async (encoding: string) =>
    bench.app.inject({
      url: '/wps/relay/MCSFE_getNotice?types=B&groupName=w_notice&execution=B&platform=W',
      headers: { merchant: 'aurora', 'accept-encoding': encoding },
    });
  await save(draft('Short'));
  expect((await get('br')).headers['content-encoding']).toBeUndefined();
  await save(draft('Long', { contents: { EN: `<p>${'Deposit and play. '.repeat(200)}</p>` } }));
  const plain = await get('identity');
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await get(encoding);
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([encoding, 'accept-encoding']);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(decode(answer.rawPayload).toString()).toBe(plain.body);
  }
});

test('a change reaches the open channels of its merchant, and of no other', async () => {
  const address = bench.app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const reader = await LiveReader.open(port, await bench.signIn('player1'));
  await reader.until('READY');

  await save(draft('Elsewhere'), { merchant: 'lotus' });
  const { value } = await save(draft('Here'));
  await bench.control('help', { merchant: 'aurora', topics: [] });
  await bench.control('remove-notice', { merchant: 'aurora', id: value.id });

  const received = [await reader.next(), await reader.next(), await reader.next()];
  expect(received).toMatchObject(
    ['notices', 'help', 'notices'].map((content) => ({ type: 'CONTENT', data: { content }, id: '' })),
  );
  await reader.close();
});
