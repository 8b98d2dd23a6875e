import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@atrium/contract';
import { Bench } from '../testing/open-bench';

let bench: Bench;
beforeAll(async () => void (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

const operators = 'localhost:4000';
const chat = 'lotus--chat.embed.localhost:4000';

it.each([
  ['/wps/control', operators],
  ['/wps/control/outbox', operators],
  ['/chat', chat],
])('serves %s with a policy that allows only its own files, and serves each of them', async (url, host) => {
  const get = (path: string) => bench.app.inject({ url: path, headers: { host } });
  const { body, headers } = await get(url);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors [^*]+$/,
  );
  const files = [...body.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
  expect(new Set(files.map((path) => path.split('.').at(-1)))).toEqual(new Set(['css', 'js']));
  for (const path of files) expect((await get(path)).statusCode).toBe(200);
});

it.each(['unknown.js', '..%2Fserve-chat.ts', 'body.html'])('answers 404 for the file %s', async (name) => {
  expect((await bench.app.inject({ url: `/chat/${name}`, headers: { host: chat } })).statusCode).toBe(404);
});

it.each(['chat', 'identity'])('has the same texts of the page in %s in every language', (folder) => {
  const keysIn = (code: string) =>
    Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, '..', folder, 'locales', `${code}.json`), 'utf8')));
  for (const code of languageCodes) expect([code, keysIn(code)]).toEqual([code, keysIn('EN')]);
});
