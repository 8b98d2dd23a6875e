import { Bench } from '../testing/open-bench';

let bench: Bench;
beforeAll(async () => void (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

const partOf = (url: string) => (url.startsWith('/chat') ? 'chat' : 'tag-facebook');
const at = (merchant: string, part: string) => ({ host: `${merchant}--${part}.embed.localhost:4000` });
const get = (url: string, merchant = 'lotus', part = partOf(url)) =>
  bench.app.inject({ url, headers: at(merchant, part) });
const post = (url: string, payload: object, part = partOf(url)) =>
  bench.app.inject({ method: 'POST', url, payload, headers: at('lotus', part) });

describe('the recorder of tags', () => {
  it('records what a tag sends, for the control page [TRK-05]', async () => {
    const hit = { kind: 'facebook', id: 'local-1', call: ['track', 'PageView'] };
    expect((await post('/recorder/hits', hit)).statusCode).toBe(204);
    const answer = await bench.app.inject({ url: '/wps/control/tags', headers: { host: 'localhost:4000' } });
    expect(answer.json().value).toMatchObject([
      { merchant: 'lotus', kind: 'facebook', tagId: 'local-1', call: ['track', 'PageView'] },
    ]);
  });

  it.each([
    [{ kind: 'unknown', id: 'local-1', call: [] }],
    [{ kind: 'gtm', id: '<script>', call: [] }],
    [{ kind: 'gtm', id: 'local-1', call: [], more: 1 }],
  ])('refuses a hit that no tag sends: %j', async (hit) => {
    expect((await post('/recorder/hits', hit)).statusCode).toBe(400);
  });

  it('is served on the origins of tags only', async () => {
    for (const part of ['chat', 'captcha', 'support'])
      expect((await get('/recorder/tag.js', 'lotus', part)).statusCode).toBe(404);
    const elsewhere = await bench.app.inject({ url: '/recorder/tag.js', headers: { host: 'lotus.atrium.localhost' } });
    expect(elsewhere.statusCode).toBe(404);
    expect((await get('/recorder/tag.js')).headers['content-type']).toContain('javascript');
  });
});

describe('the chat of a merchant', () => {
  it('is framed by its portal only, in the requested language, and connects to no third party', async () => {
    const { body, headers } = await get('/chat?lang=TH');
    expect(body).toContain('<html lang="th"');
    expect(body).toContain('แชต · Lotus');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors http://lotus.atrium.localhost:4000');
    expect(policy.replace(/frame-ancestors.*$/, '')).not.toContain('http');
    expect((await get('/chat?lang=<script>')).body).toContain('<html lang="en"');
  });

  it('is ready unless the control page injects a fault [DLG-08]', async () => {
    expect((await get('/chat/ready')).statusCode).toBe(200);
    await bench.control('fault', { merchant: 'lotus', endpoint: 'chat.ready', status: 503, times: 1 });
    expect((await get('/chat/ready', 'aurora')).statusCode).toBe(200);
    expect((await get('/chat/ready')).statusCode).toBe(503);
    expect((await get('/chat/ready')).statusCode).toBe(200);
  });

  it('answers a message, and refuses an invalid one', async () => {
    const answer = await post('/chat/messages', { text: ' Hello ', language: 'EN' });
    expect(answer.json().value.text).toContain('demonstration');
    expect((await post('/chat/messages', { text: '  ', language: 'EN' })).statusCode).toBe(400);
  });

  it('is served on the origin of the chat only', async () => {
    for (const part of ['tag-facebook', 'captcha', 'support']) {
      for (const path of ['/chat', '/chat/chat.js', '/chat/ready'])
        expect((await get(path, 'lotus', part)).statusCode).toBe(404);
      expect((await post('/chat/messages', { text: 'Hello', language: 'EN' }, part)).statusCode).toBe(404);
    }
  });

  it('answers 404 for an unknown merchant', async () => {
    expect((await get('/chat', 'unknown')).statusCode).toBe(404);
  });
});
