import { legalPages } from '@atrium/api';
import { languageCodes } from '@atrium/contract';
import { Bench } from '../testing/open-bench';
import { LiveReader } from '../testing/live-reader';
import { demoLegal } from './demo-legal';
import { seedLegal } from './seed-legal';

let bench: Bench;
beforeAll(async () => {
  bench = await new Bench().open();
  await bench.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(() => bench.close());

const texts = async (merchant: string, lang: string) =>
  (await bench.call('legal.texts', { lang }, { merchant })).value as { page: string; content: string; since: string }[];
const save = (legal: object, merchant = 'aurora') => bench.control('legal', { merchant, legal });

test('each merchant has terms, privacy and licence in every language, with its name', async () => {
  for (const page of legalPages) expect(new Set(Object.values(demoLegal[page])).size).toBeGreaterThan(9);
  for (const lang of languageCodes) {
    const found = await texts('lotus', lang);
    expect(found.map(({ page }) => page)).toEqual([...legalPages]);
    for (const { page, content } of found)
      expect(content).toBe(demoLegal[page as 'terms'][lang].replaceAll('{name}', 'Lotus'));
  }
  expect((await texts('aurora', 'EN'))[0]?.content).toContain('Aurora is a demonstration');
});

test('a saved page replaces that of one merchant and stays after a start; a missing language shows English', async () => {
  const open = await listStored('lotus');
  expect(open.map(({ page }) => page)).toEqual([...legalPages]);
  const saved = await save(
    { page: 'terms', contents: { EN: '<p>New terms</p>', TH: '<p>ข้อกำหนดใหม่</p>' }, since: '2026-03-01' },
    'lotus',
  );
  expect(saved.success).toBe(true);
  await seedLegal(bench.backend);

  expect((await texts('lotus', 'TH'))[0]).toEqual({
    page: 'terms',
    content: '<p>ข้อกำหนดใหม่</p>',
    since: '2026-03-01',
  });
  expect((await texts('lotus', 'VI'))[0]?.content).toBe('<p>New terms</p>');
  expect((await texts('aurora', 'EN'))[0]?.content).toContain('Aurora is a demonstration');
});

test('a page without a text is left out', async () => {
  await save({ page: 'licence', contents: {}, since: '2026-03-01' });
  expect((await texts('aurora', 'EN')).map(({ page }) => page)).toEqual(['terms', 'privacy']);
});

test.each([
  ['an unknown page', { page: 'cookies', contents: {}, since: '2026-03-01' }],
  ['an unknown language', { page: 'terms', contents: { XX: 'Text' }, since: '2026-03-01' }],
  ['a day that is none', { page: 'terms', contents: {}, since: '2026-02-30' }],
  ['a text that is too long', { page: 'terms', contents: { EN: 'x'.repeat(400_001) }, since: '2026-03-01' }],
])('refuses %s', async (_, legal) => {
  expect(await save(legal)).toMatchObject({ success: false, code: 'request_invalid' });
});

test('a merchant that does not exist is refused', async () => {
  expect((await save({ page: 'terms', contents: {}, since: '2026-03-01' }, 'unknown')).success).toBe(false);
});

test('a change reaches the open channels of its merchant, and of no other', async () => {
  const address = bench.app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const reader = await LiveReader.open(port, await bench.signIn('player1'));
  await reader.until('READY');
  await save({ page: 'terms', contents: { EN: 'Elsewhere' }, since: '2026-03-01' }, 'lotus');
  await save({ page: 'terms', contents: { EN: 'Here' }, since: '2026-03-01' });
  await bench.control('help', { merchant: 'aurora', topics: [] });

  const received = [await reader.next(), await reader.next()];
  expect(received).toMatchObject(['legal', 'help'].map((content) => ({ type: 'CONTENT', data: { content } })));
  await reader.close();
});

async function listStored(merchant: string) {
  const answer = await bench.app.inject({
    url: `/wps/control/legal/${merchant}`,
    headers: { host: 'localhost:4000' },
  });
  return answer.json().value as { page: string }[];
}
