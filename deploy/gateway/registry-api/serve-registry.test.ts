import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { ReleaseManifest } from '@atrium/contract';
import { askOverHttp } from '../../cli/connecting/ask-over-http';
import { publishFolder } from '../../cli/connecting/publish-folder';
import { integrityOf, type Ask } from '../../registry';
import { writeRelease } from '../../registry/testing/write-release';
import { testTrust } from '../../registry/testing/test-trust';
import { openPortal, testOperatorToken, type Portal } from '../testing/open-portal';

let portal: Portal;
let operator: Ask;
let team: Ask;
let token: string;
const as = (secret: string) => askOverHttp(`http://localhost:${portal.operationsPort}`, secret, 'mei');
beforeAll(async () => {
  portal = await openPortal();
  operator = as(testOperatorToken);
  ({ token } = await operator('issue-token', { name: 'team-lobby', remotes: ['lobby'] }));
  team = as(token);
}, 60_000);
afterAll(() => portal.close());

const post = (operation: string, body: unknown, headers: Record<string, string> = {}, host = 'operations') =>
  portal.send(
    'POST',
    `//${host}/registry/${operation}`,
    { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    JSON.stringify(body),
  );
const promote = (ask: Ask, remote: string, release: string) =>
  ask('change', { remote, change: { action: 'promote', release } });

it('allows a team to publish and promote its remote, which page loads then get', async () => {
  const { folder, id, entry } = await writeRelease({ remote: 'lobby', files: { 'home.0001.js': 'export {};' } });
  expect(await publishFolder(team, folder, portal.signer)).toEqual({
    remote: 'lobby',
    id,
    outcome: 'published',
    sent: 2,
  });
  expect(await promote(team, 'lobby', id)).toMatchObject({ stable: id, revision: 1 });
  expect((await portal.get(`/r/lobby/${entry}`)).status).toBe(200);
  expect(portal.registry.snapshot().channels).toMatchObject([{ remote: 'lobby', stable: id }]);
  const [event] = await team('history', {});
  expect(event).toMatchObject({ actor: 'team-lobby', action: 'promote', release: id });
});

it('requests only files that the registry does not have', async () => {
  const shared = { 'shared.0007.js': 'export const shared = 1;' };
  const one = await writeRelease({ remote: 'lobby', version: '2.0.0', files: shared });
  const two = await writeRelease({ remote: 'lobby', version: '2.1.0', files: shared });
  expect((await publishFolder(team, one.folder, portal.signer)).sent).toBe(2);
  expect((await publishFolder(team, two.folder, portal.signer)).sent).toBe(1);
  expect(await publishFolder(team, two.folder, portal.signer)).toMatchObject({ outcome: 'unchanged', sent: 0 });
});

it('answers 409 to other contents under a published version', async () => {
  const one = await writeRelease({ remote: 'lobby', version: '3.0.0' });
  const other = await writeRelease({ remote: 'lobby', version: '3.0.0', files: { 'a.0001.js': '1' } });
  await publishFolder(team, one.folder, portal.signer);
  await expect(publishFolder(team, other.folder, portal.signer)).rejects.toMatchObject({
    name: 'VersionTaken',
    status: 409,
  });
  expect(await team('missing', { integrities: [] })).toEqual([]);
});

it('refuses a release with missing or altered bytes', async () => {
  const { folder } = await writeRelease({ remote: 'lobby', version: '4.0.0' });
  const withoutBytes: Ask = (name, input) =>
    team(name, (name === 'publish' ? { ...input, bodies: {} } : input) as typeof input);
  await expect(publishFolder(withoutBytes, folder, portal.signer)).rejects.toMatchObject({
    name: 'FilesMissing',
    status: 409,
  });
  const withOthers: Ask = (name, input) => {
    if (!('bodies' in input)) return team(name, input);
    const bodies = Object.keys(input.bodies).map((integrity) => [integrity, btoa('other')]);
    return team(name, { ...input, bodies: Object.fromEntries(bodies) as Record<string, string> });
  };
  await expect(publishFolder(withOthers, folder, portal.signer)).rejects.toMatchObject({
    name: 'ReleaseInvalid',
    status: 422,
  });
  expect((await team('releases', { remote: 'lobby' })).map(({ version }) => version)).not.toContain('4.0.0');
});

it('refuses a release without a trusted signature', async () => {
  const { folder } = await writeRelease({ remote: 'lobby', version: '5.0.0' });
  await expect(publishFolder(team, folder, undefined)).rejects.toMatchObject({ name: 'Unsigned', status: 403 });
  const stranger = testTrust().signer;
  await expect(publishFolder(team, folder, stranger)).rejects.toThrow('signed by a key that is not trusted here');
  expect((await team('releases', { remote: 'lobby' })).map(({ version }) => version)).not.toContain('5.0.0');
});

it("refuses a team's changes of another remote, and says how to get the right", async () => {
  const { folder } = await writeRelease({ remote: 'mall' });
  await expect(publishFolder(team, folder, portal.signer)).rejects.toThrow(
    'The token of team-lobby is for lobby, not for mall. The operator can issue one: atrium tokens issue team-lobby --remotes lobby,mall',
  );
  await expect(promote(team, 'mall', '0'.repeat(20))).rejects.toMatchObject({ name: 'NotAllowed', status: 403 });
  await expect(team('issue-token', { name: 'x', remotes: ['mall'] })).rejects.toMatchObject({ status: 403 });
  await expect(team('list-tokens', {})).rejects.toThrow('Only an operator may do this');
});

it('refuses the release of one remote under the name of another', async () => {
  const { folder } = await writeRelease({ remote: 'mall' });
  const disguised: Ask = (name, input) => team(name, { ...input, ...('remote' in input && { remote: 'lobby' }) });
  await expect(publishFolder(disguised, folder, portal.signer)).rejects.toThrow(
    'the release belongs to mall, not to lobby',
  );
});

it.each([
  ['no token', { authorization: '' }, 'ATRIUM_TOKEN'],
  ['a made-up one', { authorization: 'Bearer atrium_x' }, 'This is not a token'],
])('answers 401 to %s and names the problem', async (_what, headers, sentence) => {
  const { status, body } = await post('status', {}, headers);
  expect(status).toBe(401);
  expect((JSON.parse(body) as { error: { message: string } }).error.message).toContain(sentence);
});

it('refuses a revoked token', async () => {
  const issued = await operator('issue-token', { name: 'team-mall', remotes: ['mall'] });
  expect(await as(issued.token)('status', {})).toBeInstanceOf(Array);
  await operator('revoke-token', { id: issued.id });
  await expect(as(issued.token)('status', {})).rejects.toMatchObject({ status: 401 });
});

it.each([
  ['an input that is not an object', 'history', [1], 400],
  ['an unknown operation', 'dance', {}, 404],
  ['an unknown change', 'change', { remote: 'lobby', change: { action: 'explode' } }, 400],
])('refuses %s', async (_what, operation, body, status) => {
  expect((await post(operation, body)).status).toBe(status);
});

it.each([
  ['without a token', { authorization: '' }, 401, 'ATRIUM_TOKEN'],
  ['longer than any release', { 'content-length': '300000000' }, 413, '286.1 MiB, and at most 22.3 MiB are accepted'],
  ['of unknown length', { 'transfer-encoding': 'chunked' }, 411, 'Content-Length'],
])('refuses an upload %s before it is read', async (_what, headers, status, sentence) => {
  const socket = connect(portal.operationsPort, '127.0.0.1');
  const sent = { host: 'localhost', 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers };
  const length = 'transfer-encoding' in headers || 'content-length' in headers ? {} : { 'content-length': '1000000' };
  const lines = Object.entries({ ...sent, ...length }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /registry/publish HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain(`HTTP/1.1 ${status}`);
  expect(answer.toString()).toContain(sentence);
  socket.destroy();
});

it('refuses an upload that is nested more deeply than a release', async () => {
  const { status, body } = await portal.send(
    'POST',
    '//operations/registry/publish',
    { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    '['.repeat(1_000_000),
  );
  expect(status).toBe(413);
  expect(body).toContain('deeper values');
});

it.each([
  ['another type', 'text/html; charset=utf-8', 1, 'has the type text/javascript; charset=utf-8, not text/html'],
  ['a size above the limit', 'text/javascript; charset=utf-8', 5_000_000, 'has 4.8 MiB, and a file at most 4 MiB'],
  ['another size', 'text/javascript; charset=utf-8', 2, 'does not have the 2 bytes'],
])('refuses a file with %s', async (_what, type, bytes, sentence) => {
  const body = Buffer.from(';');
  const integrity = integrityOf(body);
  const files = { 'page.0001.js': { integrity, bytes, type } };
  const { folder } = await writeRelease({ remote: 'lobby', version: '9.0.0' });
  const manifest = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as ReleaseManifest;
  const altered = { ...manifest, entry: 'page.0001.js', files };
  const publishing = team('publish', {
    remote: 'lobby',
    manifest: altered,
    bodies: { [integrity]: body.toString('base64') },
    signature: portal.signer.sign(altered),
  });
  await expect(publishing).rejects.toThrow(sentence);
});

it('is not available on a portal', async () => {
  expect((await post('status', {}, {}, 'aurora')).status).toBe(404);
});
