import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPortal, type Portal } from '../testing/open-portal';
import { readPackedPackages } from './packed-package';

const content = 'the bytes of a tarball';
const contract = {
  name: '@atrium/contract',
  version: '1.0.0',
  file: 'atrium-contract-1.0.0.tgz',
  integrity: `sha512-${createHash('sha512').update(content).digest('base64')}`,
  bytes: content.length,
  manifest: { name: '@atrium/contract', version: '1.0.0', dependencies: { valibot: '1.5.0' } },
};

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ packages: [{ ...contract, content: Buffer.from(content) }] });
}, 60_000);
afterAll(() => portal.close());

it('lists the packages for teams with version, integrity and tarball address', async () => {
  const { body } = await portal.get('//operations/registry/packages/');
  const tarball = `http://localhost:${portal.operationsPort}/registry/packages/atrium-contract-1.0.0.tgz`;
  const { name, version, integrity } = contract;
  expect(JSON.parse(body)).toMatchObject({ packages: [{ name, version, integrity, tarball }] });
});

it('sends the tarball, and 304 to a client that has it', async () => {
  const address = '//operations/registry/packages/atrium-contract-1.0.0.tgz';
  const { status, headers, body } = await portal.get(address);
  expect({ status, body, type: headers['content-type'] }).toEqual({
    status: 200,
    body: content,
    type: 'application/gzip',
  });
  expect(headers['cache-control']).toBe('no-cache');
  expect((await portal.get(address, { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
});

it.each(['@atrium/contract', '@atrium%2fcontract'])('serves npm metadata of %s', async (name) => {
  const { body } = await portal.get(`//operations/registry/packages/${name}`);
  expect(JSON.parse(body)).toMatchObject({
    name: '@atrium/contract',
    'dist-tags': { latest: '1.0.0' },
    versions: { '1.0.0': { dependencies: { valibot: '1.5.0' }, dist: { integrity: contract.integrity } } },
  });
});

it('returns addresses with the origin from a trusted proxy', async () => {
  const origin = 'https://registry.example.com';
  const behind = await openPortal({
    packages: [{ ...contract, content: Buffer.from(content) }],
    trustedProxies: '127.0.0.1',
    operations: { origin },
  });
  const headers = { host: 'registry.example.com', 'x-forwarded-proto': 'https' };
  const answer = await behind.send('GET', '/registry/packages/', headers, undefined, behind.operationsPort);
  await behind.close();
  expect(answer.body).toContain('"https://registry.example.com/registry/packages/atrium-contract-1.0.0.tgz"');
});

it.each(['/registry/packages/', '/registry/packages/atrium-contract-1.0.0.tgz'])(
  'serves nothing of it on a portal’s host name: %s',
  async (address) => {
    expect((await portal.get(address)).status).toBe(404);
  },
);

it('names the listing if there is no such package', async () => {
  const { status, body } = await portal.get('//operations/registry/packages/atrium-contract-9.0.0.tgz');
  expect(status).toBe(404);
  expect(body).toContain('/registry/packages/ lists all packages');
});

it('reads the built packages, or none without a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-packed-'));
  expect(readPackedPackages(folder)).toEqual([]);
  writeFileSync(join(folder, contract.file), content);
  writeFileSync(join(folder, 'index.json'), JSON.stringify([contract]));
  expect(readPackedPackages(folder)).toEqual([{ ...contract, content: Buffer.from(content) }]);
  rmSync(folder, { recursive: true });
});
