import { languageCodes } from '@atrium/contract';
import { Bench } from '../testing/open-bench';
import { listHelp, saveHelp } from './help-store';

let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

interface Item {
  title: string;
  tag: string;
  content: string;
  children: Item[];
}
const help = async (lang: string, merchant = 'aurora') =>
  (await bench.call('system.help', { lang, device: 'WEB' }, { merchant })).value as Item[];
const titlesIn = (items: Item[]): string[] => items.flatMap(({ title, children }) => [title, ...titlesIn(children)]);

const topic = (tag: string, changes: object = {}) => ({
  ...{ tag, titles: { EN: `About ${tag}` }, contents: {}, bgColor: '', children: [] as unknown[] },
  ...changes,
});
const nested = (depth: number): unknown => topic(`level-${depth}`, { children: depth > 1 ? [nested(depth - 1)] : [] });

test('answers three levels in each language of the portal at the path of the help centre [HLP-09]', async () => {
  const all = await Promise.all(languageCodes.map(async (code) => titlesIn(await help(code))));
  expect(new Set(all.map((titles) => titles.length))).toEqual(new Set([9]));
  const [deposit] = (await help('EN')).filter(({ tag }) => tag === 'deposit');
  expect(deposit?.children[0]?.children[0]).toMatchObject({
    tag: 'deposit-limits',
    content: expect.stringMatching(/^<p>/),
  });
  expect((await help('TH'))[1]?.title).toBe('การฝากเงิน');
  const answer = await bench.app.inject({
    url: '/wps/system/helpCenter?lang=EN&device=WEB',
    headers: { merchant: 'aurora' },
  });
  expect(answer.statusCode).toBe(200);
});

test('a saved tree replaces that of one merchant; a missing language shows English', async () => {
  const [first, ...rest] = await listHelp(bench.backend, 'lotus');
  await saveHelp(bench.backend, 'lotus', [
    topic('new', { titles: { EN: 'New', TH: 'ใหม่' }, bgColor: '#abc' }),
    first,
    ...rest,
  ]);

  expect((await help('TH', 'lotus'))[0]).toEqual({
    title: 'ใหม่',
    tag: 'new',
    content: '',
    bgColor: '#abc',
    children: [],
  });
  expect((await help('JA', 'lotus'))[0]?.title).toBe('New');
  expect((await help('EN'))[0]?.tag).toBe('faq');
});

test.each([
  ['four levels', [nested(4)]],
  ['a tag twice', [topic('one'), topic('two', { children: [topic('one')] })]],
  ['no title', [topic('one', { titles: { EN: ' ' } })]],
  ['an unknown language', [topic('one', { titles: { XX: 'One' } })]],
  ['another colour', [topic('one', { bgColor: 'url(x)' })]],
  ['too many topics', Array.from({ length: 201 }, (_, index) => topic(`t${index}`))],
])('refuses to save %s', async (_, tree) => {
  await expect(saveHelp(bench.backend, 'aurora', tree)).rejects.toThrow();
});
