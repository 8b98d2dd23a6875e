import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusalsIn } from './sources';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'atrium-sources-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(area: string, source: string) {
  const folder = join(root, 'deploy/sandbox', area);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'call.ts'), source);
}

it('finds a refusal with its key and its status, from the table or from the code', () => {
  write('mall', "throw new Refusal('reward_unknown'); throw new Refusal('balance-low', { value });");
  write('embed', "throw new Refusal('merchant_unknown', { status: 404 });");
  expect(refusalsIn(root, ['mall', 'embed'])).toEqual([
    { key: 'balance-low', status: 409 },
    { key: 'merchant_unknown', status: 404 },
    { key: 'reward_unknown', status: 200 },
  ]);
});

it('finds the keys that callers pass to the limits', () => {
  write(
    'session',
    `await refuseOverLimit(backend, counted, 'sms_try_later');
     await engine.transaction((transaction) => countRequest(backend, transaction, [{ subject, ...most }], 'login_try_later'));`,
  );
  expect(refusalsIn(root, ['session'])).toEqual([
    { key: 'login_try_later', status: 429 },
    { key: 'sms_try_later', status: 429 },
  ]);
});

it('fails on a folder that does not exist, where one is named besides the area', () => {
  write('mall', "throw new Refusal('sold_out');");
  expect(() => refusalsIn(root, ['mall'], ['renamed'])).toThrow('renamed');
});
