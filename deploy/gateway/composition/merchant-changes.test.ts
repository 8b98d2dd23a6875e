import { pageBlocks, type Composition } from '@atrium/contract';
import { askOverHttp } from '../../cli/connecting/ask-over-http';
import type { Ask } from '../../registry';
import { openPortal, testOperatorToken, type Portal } from '../testing/open-portal';

let portal: Portal;
let operator: Ask;
let asked = 0;
beforeAll(async () => {
  portal = await openPortal({
    backend: (app) =>
      app.get('/wps/system/settings/consolidated', () => {
        asked += 1;
        return { success: true, value: { profileIconCount: asked } };
      }),
  });
  operator = askOverHttp(`http://localhost:${portal.operationsPort}`, testOperatorToken, 'mei');
  await portal.release({ remote: 'host' });
  for (const remote of ['lobby', 'mall']) await portal.release({ remote });
}, 60_000);
afterAll(() => portal.close());

async function load(site = 'aurora') {
  const { body } = await portal.get(`//${site}/`, { accept: 'text/html' });
  const block = (id: string) => new RegExp(`id="${id}">([^<]*)<`).exec(body)?.[1] ?? '{}';
  const composition = JSON.parse(block(pageBlocks.composition)) as Composition;
  return { body, composition, answers: block(pageBlocks.answers) };
}

const turn = (on: boolean) =>
  operator('change-merchant', { code: 'aurora', change: { action: 'switch', switch: 'FREEPLAY3', on } });

it('gives the next page load a changed switch and new answers, and open pages a new composition', async () => {
  const before = await load();
  expect(before.composition.facts).toContain('switch:FREEPLAY3');
  await turn(false);
  const after = await load();
  expect(after.composition.facts).toContain('switch:FREEPLAY3.off');
  expect(after.composition.id).not.toBe(before.composition.id);
  expect(after.answers).not.toBe(before.answers);
  const poll = await portal.get('/composition', { 'if-none-match': `"${before.composition.id}"` });
  expect(poll.status).toBe(200);
  await turn(true);
  expect((await load()).composition.id).toBe(before.composition.id);
});

it('removes a remote from the pages of one merchant, and adds it again', async () => {
  const change = (enabled: boolean) =>
    operator('change-merchant', { code: 'lotus', change: { action: 'remote', remote: 'mall', enabled } });
  const namesIn = async (site: string) => (await load(site)).composition.remotes.map(({ name }) => name);
  expect(await namesIn('lotus')).toContain('mall');
  await change(false);
  expect(await namesIn('lotus')).not.toContain('mall');
  expect(await namesIn('kestrel')).toContain('mall');
  await change(true);
  expect(await namesIn('lotus')).toContain('mall');
});

it('uses the colours that a merchant overrides', async () => {
  const { configuration } = await operator('merchant', { code: 'kestrel' });
  const own = { ...(configuration as object), tokens: { color: { border: '#123456' } } };
  await operator('change-merchant', { code: 'kestrel', change: { action: 'apply', configuration: own } });
  expect((await load('kestrel')).body).toContain('--color-border:#123456');
});

it('serves a new merchant at its own address', async () => {
  const { configuration } = await operator('merchant', { code: 'lotus' });
  expect((await portal.get('//orchid/', { accept: 'text/html' })).status).toBe(404);
  const { switches, ...own } = configuration as { switches: Record<string, boolean> };
  const orchid = {
    ...own,
    code: 'orchid',
    name: 'Orchid',
    siteCodes: ['orchid'],
    remotes: ['lobby'],
    switches: Object.fromEntries(Object.keys(switches).map((key) => [key, false])),
    pages: {},
  };
  await operator('change-merchant', { code: 'orchid', change: { action: 'apply', configuration: orchid } });
  expect((await load('orchid')).composition.merchant).toMatchObject({ code: 'orchid', name: 'Orchid' });
});

it('allows a team to read merchants, and only the operator to change them', async () => {
  const { token } = await operator('issue-token', { name: 'team-lobby', remotes: ['lobby'] });
  const team = askOverHttp(`http://localhost:${portal.operationsPort}`, token, 'lin');
  expect((await team('merchants', {})).map(({ code }) => code)).toContain('aurora');
  expect((await team('merchant', { code: 'aurora' })).switches).toContainEqual({ name: 'FREEPLAY3', on: true });
  const change = { action: 'switch', switch: 'FREEPLAY3', on: false } as const;
  await expect(team('change-merchant', { code: 'aurora', change })).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining('Only an operator may do this') as string,
  });
});
