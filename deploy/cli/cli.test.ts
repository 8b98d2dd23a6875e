import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDataFolder } from '../engine/testing/fresh-folder';
import { demoMerchants } from '../merchants';
import {
  askInProcess,
  openRegistry,
  operator,
  type ChannelStatus,
  type FailureRates,
  type HistoryEvent,
  type Registry,
} from '../registry';
import { describeRegistryOnEveryEngine } from '../registry/testing/on-every-engine';
import { pageLoads } from '../registry/testing/page-loads';
import { writeRelease } from '../registry/testing/write-release';
import { readCommand, type CommandLine } from './command';
import { commands } from './commands/commands';
import { run, type Printed } from './run';
import { testTrust } from '../registry/testing/test-trust';

const trust = testTrust();

describeRegistryOnEveryEngine('atrium', (bench) => {
  let registry: Registry;
  /** Milliseconds by which the registry's clock is ahead of the database's. */
  let ahead = 0;
  const now = () => Date.now() + ahead;
  beforeEach(async () => {
    ahead = 0;
    registry = await openRegistry(bench.engine, { environment: 'local', ...trust, onFailure: () => undefined, now });
  });
  afterEach(() => registry.close());

  const atriumPrints = (...words: string[]): Promise<Printed> => printsWith({}, ...words);
  const printsWith = (environment: NodeJS.ProcessEnv, ...words: string[]): Promise<Printed> => {
    const line = readCommand(words, environment, commands);
    if (typeof line === 'string') return Promise.resolve({ text: line, failed: false });
    return run(line, askInProcess(registry, operator('mei')), () => trust.signer);
  };
  const atrium = async (...words: string[]) => (await atriumPrints(...words)).text;
  const json = async <Data>(...words: string[]) => JSON.parse(await atrium(...words, '--json')) as Data;
  const publish = async (remote: string, version: string) => {
    const { folder, id } = await writeRelease({ remote, version });
    await atrium('publish', folder);
    return id;
  };

  it('publishes and promotes a release, and reports both', async () => {
    expect(await atrium('status')).toBe('Nothing is promoted in local yet.');
    const { folder, id } = await writeRelease({ remote: 'lobby' });
    expect(await atrium('publish', folder)).toBe(`lobby ${id} is published`);
    expect(await atrium('publish', folder)).toBe(`lobby ${id} is already published`);
    expect(await atrium('promote', 'lobby', id)).toBe(`lobby ${id} is stable in local, revision 1`);
    expect(await atrium('status')).toMatch(new RegExp(`lobby +${id} +1\\.0\\.0 +revision 1`));
    const [latest, earliest] = (await atrium('history')).split('\n');
    expect(latest).toContain(`promote lobby ${id} in local`);
    expect(earliest).toContain(`publish lobby ${id}  by`);
  });

  it('issues a token for a team or for an operator, and refuses one for both or neither', async () => {
    expect(await atrium('tokens', 'issue', 'team-lobby', '--remotes', 'lobby')).toContain(
      'may publish and promote lobby',
    );
    expect(await atrium('tokens', 'issue', 'noor', '--operator')).toContain('For noor, who may change everything here');
    expect(await atrium('tokens', 'list')).toMatch(/noor +operator +until /);
    await expect(atrium('tokens', 'issue', 'x')).rejects.toThrow(/--remotes .*--operator/);
    await expect(atrium('tokens', 'issue', 'x', '--operator', '--remotes', 'lobby')).rejects.toThrow(
      /or make it an operator/,
    );
  });

  it('takes a release from canary to stable and back, and records actor, reason and both releases', async () => {
    const one = await publish('lobby', '1.0.0');
    const two = await publish('lobby', '1.1.0');
    await atrium('promote', 'lobby', '1.0.0');
    expect(await atrium('canary', 'lobby', '1.1.0', '--percent', '5')).toBe(
      `lobby ${two} is a canary for 5 % of the visitors in local, revision 2`,
    );
    const [status] = await json<ChannelStatus[]>('status', 'lobby');
    expect(status).toMatchObject({
      stable: { id: one, version: '1.0.0' },
      canary: { release: { id: two, version: '1.1.0' }, audience: { percent: 5 } },
    });
    await atrium('promote', 'lobby', two.slice(0, 8), '--reason', 'the canary went well');
    await atrium('rollback', 'lobby', '--reason', 'prices are missing');
    const [back, forth] = await json<HistoryEvent[]>('history', 'lobby');
    expect(back).toMatchObject({ action: 'rollback', release: one, from: two, reason: 'prices are missing' });
    expect(forth).toMatchObject({ action: 'promote', release: two, from: one, reason: 'the canary went well' });
    expect(back?.actor).toBe('mei');
    expect(await atrium('history', 'lobby')).toContain(`rollback lobby ${one} in local (from ${two})  by`);
  });

  it('locks a channel with a reason, and refuses changes until it is unlocked', async () => {
    const id = await publish('lobby', '1.0.0');
    await atrium('promote', 'lobby', id);
    await expect(atrium('lock', 'lobby')).rejects.toThrow('--reason');
    await atrium('lock', 'lobby', '--reason', 'looking at a failure');
    expect(await atrium('status')).toContain('LOCKED: looking at a failure');
    await expect(atrium('promote', 'lobby', id)).rejects.toThrow('atrium unlock lobby');
    await atrium('unlock', 'lobby');
    expect((await json<{ revision: number }>('promote', 'lobby', id)).revision).toBe(4);
  });

  it('prints failure rates and alerts, and restores only a release that was rolled back automatically', async () => {
    // The page loads belong to a counting interval after the one of the promotion, so all of them count.
    ahead = 20_000;
    expect(await atrium('failures')).toMatch(/^No page load in local sent a report from /);
    const one = await publish('lobby', '1.0.0');
    await atrium('promote', 'lobby', one);
    registry.reports.record(pageLoads({ remote: 'lobby', release: one, loads: 60, failures: 12, servedAt: now() }));
    await registry.reports.flush();
    const cause = 'for example "TypeError: x is not a function"';
    expect((await atrium('failures', 'lobby')).split('\n')).toEqual([
      'In local:',
      `ALERT  lobby 1.0.0 (${one}) failed 12 of 60 page loads in 12 of 60 networks within 10 minutes (mount 12), ${cause}; there is no earlier release to roll back to`,
      `lobby       ${one}  1.0.0       12 of 60 page loads failed (20.0 %) in 12 of 60 networks: mount 12, ${cause}`,
    ]);
    await expect(atrium('undo-rollback', 'lobby', '--reason', 'looked')).rejects.toThrow(
      'was not an automatic rollback',
    );
    const rates = await json<FailureRates>('failures', '--minutes', '5', '--bucket', '10');
    expect(rates).toMatchObject({ bucketSeconds: 10, releases: [{ loads: 60, buckets: [{ failures: 12 }] }] });
    await expect(atrium('failures', '--bucket', '15')).rejects.toThrow('bucket');
  });

  it('pins merchants to a release', async () => {
    const one = await publish('lobby', '1.0.0');
    await atrium('promote', 'lobby', one);
    expect(await atrium('pin', 'lobby', one, '--merchants', 'lotus,kestrel')).toContain('pinned for lotus, kestrel');
    expect(await atrium('status')).toContain(`kestrel stays on ${one}`);
    expect(await atrium('unpin', 'lobby', '--merchants', 'lotus')).toContain('pinned for kestrel');
  });

  it('prints the differences between two releases', async () => {
    const one = await publish('lobby', '1.0.0');
    const two = await publish('lobby', '1.1.0');
    const printed = await atrium('diff', 'lobby', '1.0.0', '1.1.0');
    expect(printed).toContain(`lobby 1.0.0 (${one}) → 1.1.0 (${two})`);
    expect(printed).toMatch(/entry\.js +\d+ → \d+/);
    expect(printed).toContain('The descriptor is unchanged.');
    expect((await atrium('releases', 'lobby')).split('\n')).toHaveLength(2);
  });

  it('changes merchants, reports each change, and rolls back', async () => {
    await registry.merchants.seed(demoMerchants);
    await publish('mall', '1.0.0');
    expect(await atrium('merchants')).toMatch(/aurora +version 1 +Aurora/);
    expect(await atrium('switches', 'set', 'aurora', 'FREEPLAY3', 'off', '--reason', 'full')).toBe(
      'aurora in local is at version 2; new page loads get it within a second.',
    );
    expect(await atrium('switches', 'set', 'aurora', 'FREEPLAY3', 'off')).toContain('is already configured so');
    expect(await atrium('switches', 'list', 'aurora')).toMatch(/FREEPLAY3 +off/);
    await atrium('remotes', 'disable', 'lotus', 'mall');
    expect(await atrium('remotes', 'list', 'lotus')).toMatch(/mall +disabled/);
    expect(await atrium('merchants', 'history', 'aurora')).toContain('version 2  switch FREEPLAY3 off  by mei: full');
    expect(await atrium('merchants', 'diff', 'aurora')).toContain('switches.FREEPLAY3  true → false');
    expect(await atrium('merchants', 'rollback', 'aurora', '--to', '1', '--reason', 'too early')).toContain(
      'version 3',
    );
    await expect(atrium('switches', 'set', 'aurora', 'FREEPLAY3', 'off', '--revision', '1')).rejects.toThrow(
      'is at version 3, not 1',
    );
  });

  it('applies a configuration that it printed, and shows the differences before', async () => {
    await registry.merchants.seed(demoMerchants);
    const shown = await json<{ configuration: object }>('merchants', 'show', 'aurora');
    const file = join(mkdtempSync(join(tmpdir(), 'atrium-merchant-')), 'aurora.json');
    writeFileSync(file, JSON.stringify({ ...shown, configuration: { ...shown.configuration, name: 'Aurora Two' } }));
    expect(await atrium('merchants', 'diff', 'aurora', file)).toContain('name  "Aurora" → "Aurora Two"');
    await atrium('merchants', 'apply', 'aurora', file);
    expect(await atrium('merchants', 'show', 'aurora')).toContain('Aurora Two');
    writeFileSync(file, JSON.stringify({ ...shown.configuration, country: 'China' }));
    expect(await atriumPrints('merchants', 'diff', 'aurora', file)).toMatchObject({
      failed: true,
      text: expect.stringMatching(/would be refused:\n {2}- country: two capital letters/) as string,
    });
    await expect(atrium('merchants', 'apply', 'aurora', file)).rejects.toThrow(
      'country: two capital letters, ISO 3166',
    );
  });

  it('shows before that a configuration of another merchant would be refused', async () => {
    await registry.merchants.seed(demoMerchants);
    const { configuration } = await json<{ configuration: object }>('merchants', 'show', 'lotus');
    const file = join(mkdtempSync(join(tmpdir(), 'atrium-merchant-')), 'lotus.json');
    writeFileSync(file, JSON.stringify(configuration));
    expect(await atriumPrints('merchants', 'diff', 'aurora', file)).toMatchObject({
      failed: true,
      text: expect.stringContaining('code: this is the configuration of lotus. Apply it to lotus.') as string,
    });
  });

  it.each([
    ['http://localhost:8080/base', 'Give http://localhost:8080 alone.'],
    ['https://back.example/?a=1', 'Give https://back.example alone.'],
    ['localhost:8080', 'is not the address of a back end'],
  ])('refuses to check %s', async (url, reason) => {
    await expect(atrium('conform', url, '--accounts', 'accounts.json')).rejects.toThrow(reason);
  });

  it('says whether a build can be deployed, and fails if it cannot', async () => {
    const good = await writeRelease({ remote: 'lobby', descriptor: { uses: { places: ['mall.home@1'] } } });
    const printed = await atriumPrints('check', good.folder);
    expect(printed).toMatchObject({ failed: false, text: expect.stringContaining('can be deployed') as string });
    expect(printed.text).toContain('note: lobby uses mall.home@1, which no remote provides here');
    const bad = await writeRelease({ remote: 'lobby', version: '2.0.0', descriptor: { requires: '^9.0.0' } });
    expect(await atriumPrints('check', bad.folder)).toMatchObject({ failed: true });
    await atrium('publish', bad.folder);
    expect((await atriumPrints('check', 'lobby', '2.0.0')).text).toContain('no:   lobby requires contract ^9.0.0');
    expect(JSON.parse((await atriumPrints('check', 'lobby', '2.0.0', '--json')).text)).toMatchObject({
      deployable: false,
      findings: [{ severity: 'refusal', about: 'contract', release: null }],
    });
  });

  it('works on the environment of ATRIUM_ENVIRONMENT, which --environment overrides, and names it', async () => {
    const inProduction = async (...words: string[]) =>
      (await printsWith({ ATRIUM_ENVIRONMENT: 'production' }, ...words)).text;
    await registry.merchants.seed(demoMerchants);
    const id = await publish('lobby', '1.0.0');
    expect(await inProduction('status')).toBe('Nothing is promoted in production yet.');
    expect(await inProduction('promote', 'lobby', id)).toContain('is stable in production');
    expect(await inProduction('status')).toMatch(/^In production:\nlobby/);
    expect(await inProduction('failures')).toMatch(/^No page load in production sent/);
    expect(await inProduction('failures', '--environment', 'local')).toMatch(/^No page load in local sent/);
    expect(await atrium('status')).toBe('Nothing is promoted in local yet.');
    expect(await inProduction('merchants')).toMatch(/^There is no merchant in production yet/);
    const change = ['switches', 'set', 'lotus', 'FREEPLAY3', 'off'];
    await expect(inProduction(...change)).rejects.toThrow('There is no merchant lotus in production');
    expect(await inProduction(...change, '--environment', 'local')).toContain('lotus in local is at version 2');
    for (const list of [['merchants'], ['switches', 'list', 'lotus'], ['merchants', 'history', 'lotus']])
      expect(await atrium(...list)).toMatch(/^In local:\n/);
  });

  it('refuses a change that is based on another revision', async () => {
    const id = await publish('mall', '1.0.0');
    await expect(atrium('promote', 'mall', id, '--revision', '7')).rejects.toThrow('at revision 0, not 7');
    await expect(atrium('promote', 'mall', '9.9.9')).rejects.toThrow('atrium releases mall');
  });

  it.each([
    ['no audience', []],
    ['two audiences', ['--percent', '5', '--merchants', 'lotus']],
  ])('refuses a canary with %s', async (_what, audience) => {
    await publish('lobby', '1.0.0');
    await expect(atrium('canary', 'lobby', '1.0.0', ...audience)).rejects.toThrow('name one of the two');
  });
});

describe('verify-ledger', () => {
  it('says that a database without the sandbox has no ledger', async () => {
    const folder = await freshDataFolder();
    const line = readCommand(['verify-ledger', '--data', folder], {}, commands) as CommandLine;
    const asking = () => Promise.reject(new Error('the registry is not called'));
    await expect(run(line, asking, () => undefined)).rejects.toThrow(/^This database has no ledger of the sandbox/);
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);
});

describe('the command line', () => {
  it.each([
    [['publish'], /atrium publish FOLDER/],
    [['promote', 'lobby'], /atrium promote REMOTE RELEASE/],
    [['switches', 'list'], /atrium switches list\|set CODE/],
    [['dance'], /no command "dance"[^]*atrium COMMAND/],
    [['promote', 'a', 'b', '--revision', 'x'], /--revision takes a number, not "x"/],
    [['promote', 'a', 'b', '--percent', '5'], /--percent is not an option of "promote"/],
  ])('answers %p with its usage', (words, answer) => {
    expect(() => readCommand(words, {}, commands)).toThrow(answer);
  });

  it('prints help for all commands and for one', () => {
    expect(readCommand(['--help'], {}, commands)).toContain('rollback REMOTE [RELEASE]');
    expect(readCommand(['canary', '--help'], {}, commands)).toContain('--percent NUMBER');
  });
});
