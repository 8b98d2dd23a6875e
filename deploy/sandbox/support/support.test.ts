import { eq } from 'drizzle-orm';
import { demoMerchants, loadMerchants } from '../../merchants';
import { accounts } from '../accounts/tables';
import { Bench } from '../testing/open-bench';

const entries = [
  { title: 'Gold', path: 'https://gold.example.test/chat', labelIds: ['gold', '2'] },
  { title: 'Silver', path: 'https://silver.example.test/chat', labelIds: ['silver'] },
  { title: 'All', path: '/help', labelIds: [] },
];

let bench: Bench;
beforeAll(async () => {
  const merchants = loadMerchants(
    demoMerchants
      .filter(({ code }) => code !== 'kestrel')
      .map((merchant) => (merchant.code === 'lotus' ? { ...merchant, customerService: entries } : merchant)),
  );
  bench = await new Bench().open({ merchants });
}, 60_000);
afterAll(() => bench.close());

const lotus = { merchant: 'lotus' };
const titles = (value: { title: string }[]) => value.map(({ title }) => title);

test('a guest never receives an entry for others, in no answer [CSV-06] [CSV-07]', async () => {
  const settings = await bench.call('system.settings', {}, lotus);
  const own = await bench.call('support.entries', {}, lotus);
  expect(titles(settings.value.customerService)).toEqual(['All']);
  expect(titles(own.value)).toEqual(['All']);
  for (const answer of [settings, own, await bench.call('system.domainRoute', {}, lotus)])
    expect(JSON.stringify(answer.value)).not.toMatch(/gold|silver/i);
});

test('a customer receives the entries for everyone, and those with one of the own labels [CSV-06]', async () => {
  const token = await bench.signIn('player1', { merchant: 'lotus' });
  const label = async (labels: string[], level: number) => {
    await bench.engine.database.update(accounts).set({ labels, level }).where(eq(accounts.name, 'player1'));
    return titles((await bench.call('support.entries', {}, { ...lotus, token })).value);
  };
  expect(await label([], 0)).toEqual(['All']);
  expect(await label(['silver'], 0)).toEqual(['Silver', 'All']);
  expect(await label([], 1)).toEqual(['Gold', 'All']);
  const settings = await bench.call('system.settings', {}, { ...lotus, token });
  expect(titles(settings.value.customerService)).toEqual(['All']);
});

describe('the desk of a provider', () => {
  const desk = (method: 'GET' | 'POST', url: string, payload?: object, part = 'support') =>
    bench.app.inject({
      method,
      url,
      headers: { host: `lotus--${part}.embed.localhost:4000` },
      ...(payload && { payload }),
    });

  it('answers an encoded token for payload.userId and verifyToken, and greets who comes with it [CSV-12]', async () => {
    const answer = await desk('POST', '/desk', { payload: { userId: '7' }, verifyToken: 'v' });
    expect(answer.json().value).toMatch(/^[\w-]{24}$/);
    expect((await desk('POST', '/desk', { userId: '7' })).statusCode).toBe(400);
    const { body } = await desk('GET', '/desk?vToken=t&userId=7&userName=<b>Mei');
    expect(body).toContain('&lt;b&gt;Mei (7)');
  });

  it('fails on request, and is served on the support origin only', async () => {
    await bench.control('fault', { merchant: 'lotus', endpoint: 'desk.token', status: 503, times: 1 });
    const request = { payload: { userId: '7' }, verifyToken: '' };
    expect((await desk('POST', '/desk', request)).statusCode).toBe(503);
    expect((await desk('POST', '/desk', request, 'chat')).statusCode).toBe(404);
  });
});
