import type { Descriptor, Place, ReleaseManifest } from '@atrium/contract';
import { check } from './check';
import { budgets } from './check-bytes';

const release = (remote: string, parts: Partial<ReleaseManifest> = {}, descriptor: Partial<Descriptor> = {}) =>
  ({
    format: 1,
    remote,
    version: '1.0.0',
    id: `${remote}-id`,
    entry: 'entry.js',
    files: {},
    expose: [],
    views: {},
    texts: {},
    titles: {},
    descriptor: remote === 'host' ? null : { name: remote, requires: '^1.0.0', ...descriptor },
    ...parts,
  }) satisfies ReleaseManifest;

const host = (parts: Partial<ReleaseManifest> = {}) => release('host', { contract: '1.2.0', ...parts });
const place = (name: `${string}@${number}`, path?: string) => ({ name, view: 'home', ...(path && { path }) });
const findings = (
  candidate: ReleaseManifest,
  inUse: ReleaseManifest[] = [],
  others: { present?: ReleaseManifest; sizes?: Record<string, number> } = {},
) => check({ candidate, inUse, present: others.present, sizes: new Map(Object.entries(others.sizes ?? {})) });

describe('a remote against the hosts in use', () => {
  it('is compatible with each host that has a contract in its range', () => {
    expect(findings(release('mall', {}, { requires: '^1.1.0' }), [host()])).toEqual([]);
  });

  it('is refused if one host has too old a contract, and names that host', () => {
    const canary = host({ id: 'old-host', version: '0.9.0', contract: '1.0.5' });
    expect(findings(release('mall', {}, { requires: '^1.1.0' }), [host(), canary])).toEqual([
      {
        severity: 'refusal',
        about: 'contract',
        sentence: 'mall 1.0.0 (mall-id) requires contract ^1.1.0, and host 0.9.0 (old-host) states 1.0.5',
        release: { remote: 'host', id: 'old-host', version: '0.9.0' },
      },
    ]);
  });

  it.each([
    ['another major', { react: '20.0.0' }, 'provides 20.0.0'],
    ['none', {}, 'does not provide it'],
  ])('is refused if it needs a shared module of which the host has %s', (_what, shared, sentence) => {
    const candidate = release('mall', { shared: { react: '^19.0.0' } });
    expect(findings(candidate, [host({ shared })])).toMatchObject([
      { severity: 'refusal', about: 'shared', sentence: expect.stringContaining(sentence) as string },
    ]);
    expect(findings(candidate, [host({ shared: { react: '19.3.0' } })])).toEqual([]);
  });
});

it('refuses a host that deployed remotes are incompatible with, and names each remote', () => {
  const candidate = host({ contract: '2.0.0', shared: { react: '19.3.0' } });
  const deployed = [release('lobby'), release('mall', { shared: { react: '^18.0.0' } }, { requires: '^2.0.0' })];
  expect(findings(candidate, deployed)).toMatchObject([
    { about: 'contract', release: { remote: 'lobby' } },
    { about: 'shared', release: { remote: 'mall' } },
  ]);
});

it.each([
  ['a place', { places: [place('lobby.home@1')] }, 'claims the place lobby.home@1'],
  ['an address', { places: [place('mall.home@1', '/promo/:name')] }, 'claims the path /promo/:…'],
  ['a command', { commands: [{ name: 'game.launch@1' as const }] }, 'claims the command game.launch@1'],
])("refuses a remote that claims %s of another's", (_what, descriptor, sentence) => {
  const lobby = release(
    'lobby',
    {},
    { places: [place('lobby.home@1', '/promo/:id')], commands: [{ name: 'game.launch@1' }] },
  );
  expect(findings(release('mall', {}, descriptor), [host(), lobby])).toMatchObject([
    { severity: 'refusal', about: 'claim', sentence: expect.stringContaining(sentence) as string },
  ]);
});

it('accepts a place in the stead of another’s, for merchants without that remote alone', () => {
  const lottery = release('lottery', {}, { places: [place('lottery.lobby@1', '/lott')] });
  const lobbyWith = (when: Place['when']) =>
    release('lobby', {}, { places: [{ ...place('lottery.lobby@1', '/lott'), when }] });
  const standIn = lobbyWith({ not: 'setting:remote.lottery' });
  expect(findings(standIn, [host(), lottery])).toEqual([]);
  expect(findings(lottery, [host(), standIn])).toEqual([]);
  expect(findings(lobbyWith(['signed-in', { not: 'setting:remote.lottery' }]), [host(), lottery])).toEqual([]);
  for (const when of [undefined, { not: 'setting:remote.mall' }, 'setting:remote.lottery'] as const)
    expect(findings(lobbyWith(when), [host(), lottery])).toMatchObject([{ about: 'claim' }, { about: 'claim' }]);
});

describe('what a remote uses', () => {
  const mall = (name: `${string}@${number}`) => release('mall', {}, { places: [place(name)] });
  const lobby = release('lobby', {}, { uses: { places: ['mall.home@1'] } });

  it('may be missing, with a warning', () => {
    expect(findings(lobby, [host()])).toMatchObject([{ severity: 'warning', about: 'uses' }]);
    expect(findings(lobby, [host(), mall('mall.home@1')])).toEqual([]);
  });

  it('must not have another major version', () => {
    expect(findings(lobby, [host(), mall('mall.home@2')])).toMatchObject([
      { severity: 'refusal', sentence: 'lobby uses mall.home@1, and mall 1.0.0 (mall-id) provides mall.home@2' },
    ]);
  });

  it('cannot be removed by the remote that provides it', () => {
    const present = mall('mall.home@1');
    const next = release('mall', { id: 'next', version: '2.0.0' });
    expect(findings(next, [host(), lobby, present], { present })).toMatchObject([
      {
        severity: 'refusal',
        release: { remote: 'lobby' },
        sentence: expect.stringContaining('no longer provides mall.home@1') as string,
      },
    ]);
    expect(findings(next, [host(), present], { present })).toEqual([]);
  });
});

describe('the bytes of a release', () => {
  const mall = release('mall', {
    views: { home: ['home.js'], shop: ['shop.js'] },
    texts: { EN: 'en.js', TH: 'th.js' },
  });
  const sizes = {
    'entry.js': 1_000,
    'home.js': 2_000,
    'shop.js': budgets.view - 3_000,
    'en.js': 1_000,
    'th.js': 2_000,
  };

  it('are accepted within the budget of a view with its largest language', () => {
    expect(findings(mall, [host()], { sizes })).toEqual([]);
  });

  it('are refused beyond the budget, with the name of the view', () => {
    expect(findings(mall, [host()], { sizes: { ...sizes, 'th.js': 2_001 } })).toMatchObject([
      { severity: 'refusal', about: 'bytes', sentence: expect.stringContaining('its view shop takes') as string },
    ]);
  });
});
