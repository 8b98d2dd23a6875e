import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { pageBlocks, type Composition, type PageFacts } from '@atrium/contract';
import { openPortal, type Portal } from '../testing/open-portal';

const answer = (value: unknown) => ({ success: true, value });
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
const html = { accept: 'text/html', 'user-agent': userAgent };

let portal: Portal;
let lobby: string;
beforeAll(async () => {
  portal = await openPortal({
    backend: (app) => {
      app.get('/wps/system/whitelabel', (request) => answer({ brandName: request.headers['merchant'] }));
      app.get('/wps/system/status', (request) => answer({ maintenance: false, ip: request.ip, query: request.query }));
      app.get('/wps/system/templates', () => ({ success: false, code: 'broken' }));
      app.get('/wps/system/domainRoute', () => new Promise(() => undefined));
    },
    patience: 100,
  });
  await portal.release({ remote: 'host', files: { 'texts.0001.js': 'export default {};' } });
  lobby = await portal.release({
    remote: 'lobby',
    files: { 'home.0001.js': 'export const home = 1;', 'slots.0001.js': 'export const slots = 1;' },
    manifest: { views: { home: ['home.0001.js'], slots: ['slots.0001.js'] } },
    descriptor: {
      places: [
        { name: 'lobby.home@1', view: 'home', path: '/' },
        { name: 'lobby.slots@1', view: 'slots', path: '/electron' },
        { name: 'lobby.demo@1', view: 'slots', path: '/trial', when: 'switch:FREEPLAY3' },
      ],
    },
  });
  await portal.release({
    remote: 'mall',
    descriptor: { places: [{ name: 'mall.home@1', view: 'home', path: '/mall' }] },
  });
}, 60_000);
afterAll(() => portal.close());

function block<T>(page: string, id: string): T {
  const [, json = ''] = new RegExp(`id="${id}">([^<]*)<`).exec(page) ?? [];
  return JSON.parse(json) as T;
}

/** A page as a browser gets it. */
function compressedPage(): Promise<{ bytes: Buffer; policy: string }> {
  const headers = { ...html, host: `aurora.atrium.localhost:${portal.port}`, 'accept-encoding': 'br' };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: portal.port, headers }, (response) => {
      const policy = String(response.headers['content-security-policy']);
      buffer(response).then((bytes) => resolve({ bytes, policy }), reject);
    }).on('error', reject);
  });
}

const composition = async (address: string) =>
  block<Composition>((await portal.get(address, html)).body, pageBlocks.composition);

it('writes a page with its composition, and only the addresses of remotes that the merchant does not use', async () => {
  const { merchant, remotes, closed } = await composition('//aurora/');
  expect(merchant).toMatchObject({ code: 'aurora', currency: { code: 'CNY', digits: 2 } });
  expect(remotes.map(({ name, id }) => [name, id])).toEqual([['lobby', lobby]]);
  expect((await portal.get('//aurora/', html)).body.replace(JSON.stringify(closed), '')).not.toMatch(/\bmall\b/);
  expect((await composition('//lotus/')).remotes.map(({ name }) => name)).toEqual(['lobby', 'mall']);
});

it('leaves out contributions that are certainly unavailable for the merchant', async () => {
  const paths = ({ remotes: [first] }: Composition) => first?.descriptor.places?.map(({ path }) => path);
  expect(paths(await composition('//aurora/'))).toEqual(['/', '/electron', '/trial']);
  expect(paths(await composition('//kestrel/'))).toEqual(['/', '/electron']);
});

it('preloads only the view of the address', async () => {
  const preloaded = ({ body }: { body: string }) =>
    [...body.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, address]) => address);
  expect(preloaded(await portal.get('/electron', html))).toContain('/r/lobby/slots.0001.js');
  expect(preloaded(await portal.get('/electron', html))).not.toContain('/r/lobby/home.0001.js');
  for (const address of preloaded(await portal.get('/', html)))
    expect((await portal.get(`${address}`)).status).toBe(200);
});

it('writes the page in the remembered language, if the merchant offers it', async () => {
  const remembering = (code: string) => ({ ...html, cookie: `a=b; atrium.lotus.hisLang=${code}` });
  const languages = await Promise.all(
    ['VI', 'JA'].map(async (code) => {
      const { body } = await portal.get('//lotus/', remembering(code));
      return block<Composition>(body, pageBlocks.composition).language;
    }),
  );
  expect(languages).toEqual(['VI', 'TH']);
});

it('contains the start-up answers that arrived in time, and leaves the other calls to the page', async () => {
  const answers = block<Record<string, unknown>>((await portal.get('/', html)).body, pageBlocks.answers);
  expect(answers).toEqual({
    'system.whitelabel': { brandName: 'aurora' },
    'system.status': {
      maintenance: false,
      ip: '127.0.0.1',
      query: { host: 'aurora.atrium.localhost' },
    },
  });
});

it('sends each page with its own nonce and report token', async () => {
  const pages = await Promise.all(['/', '/'].map(async (address) => portal.get(address, html)));
  const facts = pages.map(({ body }) => block<PageFacts>(body, pageBlocks.page));
  expect(new Set(facts.map(({ nonce }) => nonce)).size).toBe(2);
  expect(new Set(facts.map(({ reportToken }) => reportToken)).size).toBe(2);
  expect(pages[0]?.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${facts[0]?.nonce}';`);
});

it('sends compressed pages with their own nonce and report token, also once they are compressed in advance', async () => {
  const sizes: number[] = [];
  const nonces: string[] = [];
  const isSmaller = () => Math.min(...sizes) < (sizes[0] ?? 0);
  // the compression in the background ends while further pages are sent
  for (let round = 0; round < 1_000 && !isSmaller(); round += 1) {
    const { bytes, policy } = await compressedPage();
    const page = brotliDecompressSync(bytes).toString();
    const { nonce, reportToken } = block<PageFacts>(page, pageBlocks.page);
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(page.match(/ nonce="([^"]*)"/g)).toEqual(Array(3).fill(` nonce="${nonce}"`));
    expect(reportToken.split('.')).toHaveLength(6);
    expect(page).toMatch(/<\/html>\n$/);
    sizes.push(bytes.length);
    nonces.push(nonce);
  }
  expect(isSmaller()).toBe(true);
  expect(new Set(nonces).size).toBe(nonces.length);
});

it('sends a strict policy and forbids caching', async () => {
  const { status, headers } = await portal.get('/', html);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'integrity-policy': 'blocked-destinations=(script)',
    'x-content-type-options': 'nosniff',
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe|strict-dynamic|\*|https?:(?!\/\/)/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
});

it('sends no integrity policy to WebKit, where pages would not start with it', async () => {
  const safari =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
  const { headers } = await portal.get('/', { ...html, 'user-agent': safari });
  expect(headers).not.toHaveProperty('integrity-policy');
  expect(headers).toHaveProperty('content-security-policy');
});

it('allows each merchant’s pages to frame games of its own vendors', async () => {
  const frames = async (address: string) =>
    /frame-src ([^;]*)/.exec(String((await portal.get(address, html)).headers['content-security-policy']))?.[1];
  expect(await frames('//kestrel/')).toContain('http://bolt.games.localhost:4400');
  expect(await frames('//lotus/')).not.toContain('bolt');
});

it('allows pages with lotteries to frame their provider, and no others [LRV-14]', async () => {
  const frames = async (address: string) =>
    /frame-src ([^;]*)/.exec(String((await portal.get(address, html)).headers['content-security-policy']))?.[1];
  expect(await frames('//kestrel/')).toContain('http://lott.games.localhost:4400');
  expect(await frames('//lotus/')).not.toContain('lott.');
});

it('contains no inline script, style or handler without a nonce', async () => {
  const { body } = await portal.get('/', html);
  expect(body).not.toMatch(/ style=| on[a-z]+=/);
  const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
  for (const attributes of scripts)
    expect(attributes).toMatch(
      /application\/json|type="importmap" nonce=|integrity="sha256-|^ nonce="[^"]+" data-stuck="[^"]+" data-retry="[^"]+"$/,
    );
  // the start watch
  expect(scripts.filter((attributes) => attributes.startsWith(' nonce='))).toHaveLength(1);
});

it('shows a browser without :has that it is too old, without a script', async () => {
  const { body } = await portal.get('/', html);
  const [style = ''] = /<style[^]*?<\/style>/.exec(body) ?? [];
  const plain = body.replaceAll(/<(script|style|noscript)[^]*?<\/\1>/g, '');
  expect(plain).toMatch(/<p class="splash-note splash-old">[^<]{10,}<\/p>/);
  expect(style.match(/[^\n]*\.splash-old[^\n]*/g)).toEqual(['@supports selector(:has(a)){.splash-old{display:none}}']);
});

it('redirects from localhost to the requested merchant', async () => {
  const { status, headers } = await portal.get('//localhost/electron?merchant=lotus&page=hot', html);
  expect(status).toBe(302);
  expect(headers.location).toBe('http://lotus.atrium.localhost:4400/electron?page=hot');
});

it.each(['//unknown.atrium.localhost/', '//evil.example/', '//localhost/?merchant=unknown', '//localhost/nope'])(
  'shows at %s that there is no portal, without naming one',
  async (address) => {
    const { status, body } = await portal.get(address, html);
    expect(status).toBe(404);
    expect(body).toContain('There is no portal here');
    expect(body.toLowerCase()).not.toMatch(/aurora|lotus|kestrel|fastify|node/);
  },
);

it.each(['/nothing-here', '/games/slot/of/unknown', '/wps', '/lgw'])('answers %s with status 404', async (address) => {
  expect((await portal.get(address, html)).status).toBe(404);
});

it('gives a new release to the next page load', async () => {
  const newer = await portal.release({ remote: 'mall', version: '2.0.0' });
  const mall = (await composition('//lotus/')).remotes.find(({ name }) => name === 'mall');
  expect(mall?.id).toBe(newer);
  expect(mall?.previous?.version).toBe('1.0.0');
});
