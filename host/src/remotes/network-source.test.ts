import type { LoadedRemote } from '@atrium/contract';
import { networkSource, type NetworkOptions } from './network-source';
import type { Attempt } from './release-source';
import { fetchFile } from './fetch-file';
import { RemoteFailure } from './remote-failure';
import { moduleOf, releaseOf, view } from './testing';

jest.mock('./container', () => ({ openContainer: jest.fn() }));
jest.mock('./fetch-file', () => ({ ...jest.requireActual<object>('./fetch-file'), fetchFile: jest.fn() }));
const fetched = jest.mocked(fetchFile);

const integrity = (id: string) =>
  Object.fromEntries(
    ['entry', 'remote', 'view-home', 'view-other', 'text-EN', 'command-launch'].map((name) => [
      `${name}.${id}.js`,
      `hash of ${name}`,
    ]),
  );
const release = releaseOf('new', { integrity: integrity('new') });

interface SetUp extends Pick<NetworkOptions, 'hasCompared' | 'importModule'> {
  module?: LoadedRemote;
}

function setUp({ module = moduleOf(), importModule = async () => ({}), hasCompared }: SetUp = {}) {
  const order: string[] = [];
  fetched.mockImplementation(async (address) => void order.push(`fetch ${address}`));
  const mapped: Record<string, string>[] = [];
  const source = networkSource({
    ...(hasCompared && { hasCompared }),
    integrity: {
      add: (addresses) => void (mapped.push(addresses), order.push('map')),
      preload: async (addresses) => void order.push(`preload ${addresses.length}`),
    },
    importModule: async (address) => {
      order.push(`import ${address}`);
      return importModule(address);
    },
    open: async () => module,
  });
  return { source, order, mapped };
}

const noIntegrity = { add: () => {}, preload: async () => {} };

const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  search: '',
  cache: 'default',
  signal: new AbortController().signal,
  ...changes,
});

test('everything needed is fetched before the first import, and integrity is added in between', async () => {
  const { source, order, mapped } = setUp();

  await source('lobby', release, { view: 'home', language: 'EN' }, attempt());

  expect(order).toEqual([
    'fetch /r/lobby/entry.new.js',
    'fetch /r/lobby/remote.new.js',
    'fetch /r/lobby/view-home.new.js',
    'fetch /r/lobby/text-EN.new.js',
    'map',
    'preload 4',
    'import /r/lobby/entry.new.js',
  ]);
  expect(mapped[0]).toMatchObject({ '/r/lobby/view-other.new.js': 'hash of view-other' });
});

test('a retry address applies to every file, including chunks', async () => {
  const { source, order, mapped } = setUp();

  await source('lobby', release, { view: 'home' }, attempt({ search: '?r=1' }));

  expect(order.filter((step) => step.includes('.js')).every((step) => step.endsWith('.js?r=1'))).toBe(true);
  expect(Object.keys(mapped[0] ?? {})).toContain('/r/lobby/view-other.new.js?r=1');
});

test('a file without a hash fails closed: it is neither fetched nor imported', async () => {
  const { source, order } = setUp();

  await expect(source('lobby', releaseOf('new'), {}, attempt())).rejects.toMatchObject({ kind: 'integrity' });
  expect(order).toEqual([]);
});

test('a file that fails to be fetched is never imported, and stops the other requests', async () => {
  const { source, order } = setUp();
  const signals: AbortSignal[] = [];
  fetched.mockImplementation(async (address, _, { signal }) => {
    signals.push(signal);
    if (address.includes('remote.')) throw new RemoteFailure('integrity', 'altered');
    return new Promise(() => {});
  });

  await expect(source('lobby', release, {}, attempt())).rejects.toMatchObject({ kind: 'integrity' });

  expect(order).toEqual([]);
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
});

test('an entry that arrives after its attempt is over registers nothing', async () => {
  const over = new AbortController();
  const open = jest.fn();
  fetched.mockResolvedValue(undefined);
  let arrive!: () => void;
  let failed!: Promise<unknown>;
  const asked = new Promise<void>((isAsked) => {
    const importModule = () => {
      isAsked();
      return new Promise<void>((resolve) => (arrive = resolve));
    };
    const source = networkSource({ integrity: noIntegrity, importModule, open });
    failed = source('lobby', release, {}, attempt({ signal: over.signal })).catch(String);
  });
  await asked;

  over.abort(new Error('over'));
  arrive();

  expect(await failed).toContain('over');
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['SyntaxError: Unexpected token', 'execution'],
  ['TypeError: Failed to fetch dynamically imported module: /r/lobby/entry.js', 'network'],
])('an import rejected with "%s" is a failure of %s', async (message, kind) => {
  fetched.mockResolvedValue(undefined);
  const source = networkSource({
    integrity: noIntegrity,
    importModule: () => Promise.reject(new Error(message)),
    open: jest.fn(),
  });

  await expect(source('lobby', release, {}, attempt())).rejects.toMatchObject({ kind });
});

test('code without a described view is refused', async () => {
  const { source } = setUp({ module: moduleOf({ views: { home: async () => ({ default: view }) } }) });

  await expect(source('lobby', release, {}, attempt())).rejects.toMatchObject({ kind: 'contract' });
});

test('a view that is requested later is fetched first as well, and again past the cache when that fails', async () => {
  const { source, order } = setUp();
  const module = await source('lobby', release, {}, attempt());
  order.length = 0;
  fetched.mockRejectedValueOnce(new RemoteFailure('integrity', 'altered'));

  await module.views['other']?.();

  expect(order).toEqual(['fetch /r/lobby/view-other.new.js', 'preload 1']);
  expect(fetched).toHaveBeenLastCalledWith(
    expect.anything(),
    'hash of view-other',
    expect.objectContaining({ cache: 'reload' }),
  );
});

test('texts of a language are fetched and checked first as well', async () => {
  const { source, order } = setUp({
    module: moduleOf({ texts: async (language) => ({ default: { greeting: `in ${language}` } }) }),
  });
  const module = await source('lobby', release, {}, attempt());
  order.length = 0;

  expect((await module.texts('EN')).default).toEqual({ greeting: 'in EN' });
  expect(order).toEqual(['fetch /r/lobby/text-EN.new.js', 'preload 1']);
});

test('code without texts is refused', async () => {
  const { source } = setUp({ module: { ...moduleOf(), texts: undefined as never } });

  await expect(source('lobby', release, {}, attempt())).rejects.toMatchObject({ kind: 'contract' });
});

test('a view with wrong bytes is not run', async () => {
  const other = jest.fn(async () => ({ default: view }));
  const { source } = setUp({ module: moduleOf({ views: { ...moduleOf().views, other } }) });
  const module = await source('lobby', release, {}, attempt());
  fetched.mockRejectedValue(new RemoteFailure('integrity', 'altered'));

  await expect(module.views['other']?.()).rejects.toMatchObject({ kind: 'integrity' });
  expect(other).not.toHaveBeenCalled();
});

test('a file that the browser refuses to preload is not imported, and its address is not requested again', async () => {
  fetched.mockResolvedValue(undefined);
  const importModule = jest.fn();
  const source = networkSource({
    integrity: { ...noIntegrity, preload: () => Promise.reject(new Error('refused')) },
    importModule,
    open: jest.fn(),
  });

  await expect(source('lobby', release, {}, attempt())).rejects.toMatchObject({ kind: 'network', spent: true });
  expect(importModule).not.toHaveBeenCalled();
});

test('a preload that never ends is a hang after three seconds', async () => {
  jest.useFakeTimers();
  fetched.mockResolvedValue(undefined);
  const source = networkSource({
    integrity: { ...noIntegrity, preload: () => new Promise(() => {}) },
    importModule: jest.fn(),
    open: jest.fn(),
  });

  const failed = expect(source('lobby', release, {}, attempt())).rejects.toMatchObject({ kind: 'hang' });
  await jest.advanceTimersByTimeAsync(3_000);
  await failed;
  jest.useRealTimers();
});

test('code that is not evaluated within the limit of this device fails', async () => {
  jest.useFakeTimers();
  fetched.mockResolvedValue(undefined);
  const importModule = () => new Promise(() => {});
  const source = networkSource({ integrity: noIntegrity, importModule, open: jest.fn(), limit: 8_000 });
  let failure: unknown;
  source('lobby', release, {}, attempt()).catch((error: unknown) => (failure = error));

  await jest.advanceTimersByTimeAsync(7_999);
  expect(failure).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ kind: 'execution', message: 'lobby was not evaluated in 8000 ms' });
  jest.useRealTimers();
});

test('only files that a release imports by itself are unannounced: no view, command or text', async () => {
  const lazy = releaseOf('new', { integrity: { ...integrity('new'), 'chart.new.js': 'hash of chart' } });
  fetched.mockResolvedValue(undefined);
  const add = jest.fn();
  const source = networkSource({
    integrity: { ...noIntegrity, add },
    importModule: async () => ({}),
    open: async () => moduleOf(),
  });

  await source('lobby', lazy, {}, attempt({ search: '?r=1' }));

  expect(add).toHaveBeenCalledWith(expect.anything(), ['/r/lobby/chart.new.js?r=1']);
});

test('only evaluation waits for its turn: files are fetched and checked before it', async () => {
  const { source, order } = setUp();
  let go = () => {};
  const allowed = new Promise<void>((resolve) => (go = resolve));
  const over = jest.fn();
  const turn = async () => {
    order.push('waits');
    await allowed;
    return over;
  };

  const loading = source('lobby', release, { view: 'home' }, attempt({ turn }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(order.slice(-2)).toEqual(['preload 3', 'waits']);
  go();
  const { views } = await loading;
  expect(order.at(-1)).toBe('import /r/lobby/entry.new.js');
  expect(over).toHaveBeenCalledTimes(1);
  await views['other']?.();
  expect(order.slice(-3)).toEqual(['fetch /r/lobby/view-other.new.js', 'preload 1', 'waits']);
  expect(over).toHaveBeenCalledTimes(2);
});

test('a turn ends when the code throws', async () => {
  const over = jest.fn();
  const source = networkSource({
    integrity: noIntegrity,
    importModule: () => Promise.reject(new Error('broken')),
    open: async () => moduleOf(),
  });
  await expect(source('lobby', release, {}, attempt({ turn: async () => over }))).rejects.toThrow();
  expect(over).toHaveBeenCalledTimes(1);
});

/** A browser that has compared some files with the hashes of their release. */
const comparing = (...names: string[]) => {
  const hashes = new Map(names.map((name) => [`/r/lobby/${name}.new.js`, `hash of ${name}`]));
  return (address: string, hash: string) => hashes.get(address) === hash;
};
const startOfHome = ['entry', 'remote', 'view-home', 'text-EN'];
const home = { view: 'home', language: 'EN' };
const notFetched = new TypeError('Failed to fetch dynamically imported module: /r/lobby/entry.new.js');

test('files that the browser has compared are imported without a fetch, in a first attempt', async () => {
  const { source, order } = setUp({ hasCompared: comparing(...startOfHome) });

  const module = await source('lobby', release, { view: 'home' }, attempt({ direct: true }));
  await module.views['home']?.();

  expect(order).toEqual(['map', 'preload 3', 'import /r/lobby/entry.new.js', 'preload 1']);
});

test.each([
  ['a file that the browser has not compared', ['entry', 'remote', 'text-EN'], 'view-home'],
  ['the file of the texts', startOfHome, 'text-EN'],
])('%s is fetched as always', async (_, compared, name) => {
  const { source, order } = setUp({ hasCompared: comparing(...compared) });
  const request = name === 'text-EN' ? home : { view: 'home' };

  await source('lobby', release, request, attempt({ direct: true }));

  expect(order.filter((step) => step.startsWith('fetch'))).toEqual([`fetch /r/lobby/${name}.new.js`]);
});

test.each([
  ['a retry', attempt(), release],
  ['a retry address', attempt({ direct: true, search: '?r=1' }), release],
  [
    'a file with another hash in the release',
    attempt({ direct: true }),
    releaseOf('new', { integrity: { ...integrity('new'), 'entry.new.js': 'another hash' } }),
  ],
])('%s is fetched even where the browser has compared the files', async (_, tried, asked) => {
  const { source, order } = setUp({ hasCompared: comparing(...startOfHome) });

  await source('lobby', asked, {}, tried);

  expect(order[0]).toMatch(/^fetch .r.lobby.entry.new.js/);
});

test('a file without a hash fails closed, whatever the browser has compared', async () => {
  const { source, order } = setUp({ hasCompared: () => true });

  await expect(source('lobby', releaseOf('new'), {}, attempt({ direct: true }))).rejects.toMatchObject({
    kind: 'integrity',
  });
  expect(order).toEqual([]);
});

test.each([
  ['integrity', new RemoteFailure('integrity', 'altered')],
  ['network', undefined],
] as const)(
  'compared files that the browser does not import are read past the cache; the failure is of the kind %s, and another attempt takes another address',
  async (kind, found) => {
    const { source, order } = setUp({
      hasCompared: comparing(...startOfHome),
      importModule: () => Promise.reject(notFetched),
    });
    if (found) fetched.mockRejectedValue(found);

    const failed = source('lobby', release, { view: 'home' }, attempt({ direct: true }));

    await expect(failed).rejects.toMatchObject({ kind, spent: true });
    expect(fetched.mock.calls.slice(-3).map(([address, , { cache }]) => [address, cache])).toEqual(
      ['entry', 'remote', 'view-home'].map((name) => [`/r/lobby/${name}.new.js`, 'reload']),
    );
    expect(order.filter((step) => step.startsWith('import'))).toHaveLength(1);
  },
);

test.each([
  ['code that throws', true, new SyntaxError('Unexpected token'), 'execution'],
  ['files that were read', false, notFetched, 'network'],
])('%s are not read after a failed import', async (_, direct, error, kind) => {
  const { source } = setUp({ hasCompared: comparing(...startOfHome), importModule: () => Promise.reject(error) });
  fetched.mockClear();

  await expect(source('lobby', release, {}, attempt({ direct }))).rejects.toMatchObject({ kind });
  expect(fetched).toHaveBeenCalledTimes(direct ? 0 : 2);
});
