import type { LoadedRemote } from '@atrium/contract';
import { autorun } from 'mobx';
import { Remote } from './remote';
import { RemoteFailure, type FailureKind } from './remote-failure';
import type { Attempt, ReleaseSource, LoadRequest } from './release-source';
import { moduleOf, releaseOf, view } from './testing';

interface Asked extends Pick<Attempt, 'search' | 'cache' | 'direct'> {
  release: string;
  request: LoadRequest;
}

/** A source that fails in the given ways, in order, and then loads. */
function scripted(failures: FailureKind[], module = moduleOf()) {
  const asked: Asked[] = [];
  const source: ReleaseSource = async (_, release, request, { search, cache, direct }) => {
    asked.push({ release: release.id, request, search, cache, direct });
    const kind = failures.shift();
    if (kind) throw new RemoteFailure(kind, kind);
    return module;
  };
  return { asked, source };
}

function setUp(failures: FailureKind[], module?: LoadedRemote) {
  const { asked, source } = scripted(failures, module);
  const bad = new Set<string>();
  const errors: unknown[] = [];
  const timed: string[] = [];
  const remote = new Remote('lobby', [releaseOf('new'), releaseOf('old')], {
    source,
    bad,
    telemetry: (remote, release, phase) => ({
      error: (error) => void errors.push(error),
      timing: (name) => void timed.push(`${remote} ${release} ${phase} ${name}`),
    }),
    language: () => 'EN',
  });
  const tries = () => asked.map(({ release, search, cache }) => `${release} ${search} ${cache}`);
  return { remote, asked, tries, bad, errors, timed };
}

test('simultaneous requests share one load, which fetches what they need first', async () => {
  const { remote, asked } = setUp([]);

  await Promise.all([remote.view('home'), remote.view('home'), remote.load()]);

  const request = { view: 'home', language: 'EN' };
  expect(asked).toEqual([{ release: 'new', request, search: '', cache: 'default', direct: true }]);
});

test('its states can be observed', async () => {
  const { remote } = setUp(['network', 'network', 'network']);
  const states: string[] = [];
  const stop = autorun(() => states.push(remote.state.status));

  await remote.load().catch(() => {});
  await remote.load();
  stop();

  expect(states).toEqual(['idle', 'loading', 'failed', 'loading', 'ready']);
});

test('after a network failure the same address is requested again', async () => {
  const { remote, tries } = setUp(['network']);
  await remote.load();
  expect(tries()).toEqual(['new  default', 'new  default']);
});

test('after a hang another address is requested', async () => {
  const { remote, tries } = setUp(['hang']);
  await remote.load();
  expect(tries()).toEqual(['new  default', 'new ?r=1 default']);
});

test('a view with a chunk that the browser refuses to import is loaded again with its remote at another address', async () => {
  const refused = jest.fn(() => Promise.reject(new RemoteFailure('network', 'refused', undefined, true)));
  const modules = [moduleOf({ views: { home: refused } }), moduleOf()];
  const tries: string[] = [];
  const remote = new Remote('lobby', [releaseOf('new')], {
    source: async (_, release, __, { search }) => {
      tries.push(`${release.id} ${search}`);
      return modules.shift() ?? moduleOf();
    },
    bad: new Set<string>(),
    telemetry: () => ({ error: () => undefined, timing: () => undefined }),
    language: () => 'EN',
  });

  expect(await remote.view('home')).toBe(view);
  expect(tries).toEqual(['new ', 'new ?r=1']);
  expect(refused).toHaveBeenCalledTimes(1);
});

test('after an integrity failure the cache is bypassed once, then the previous release is used', async () => {
  const { remote, tries, bad } = setUp(['integrity', 'integrity']);
  await remote.load();
  expect(tries()).toEqual(['new  default', 'new  reload', 'old  default']);
  expect(remote.release.id).toBe('old');
  expect([...bad]).toEqual(['new']);
});

test.each<FailureKind>(['execution', 'contract'])(
  'after a failure of %s only another release is tried',
  async (kind) => {
    const { remote, tries } = setUp([kind]);
    await remote.load();
    expect(tries()).toEqual(['new  default', 'old  default']);
  },
);

test('operators receive each attempt at a release, whether it loads or not', async () => {
  const { remote, timed } = setUp(['execution']);
  await remote.load();
  await remote.load();
  expect(timed).toEqual(['lobby new load load', 'lobby old load load']);
});

test('there are at most two attempts, and the previous release once', async () => {
  const { remote, tries } = setUp(['hang', 'network', 'network']);

  await expect(remote.load()).rejects.toMatchObject({ kind: 'network' });

  expect(tries()).toEqual(['new  default', 'new ?r=1 default', 'old  default']);
  expect(remote.state.status).toBe('failed');
});

test('a retry after a failure always makes an attempt, and never at an address that hung', async () => {
  const { remote, tries } = setUp(['hang', 'hang', 'hang']);
  await remote.load().catch(() => {});

  await remote.load();

  expect(tries().at(-1)).toBe('new ?r=2 default');
});

test('only the first attempt of a page may rely on what the browser has compared', async () => {
  const { remote, asked } = setUp(['network', 'network', 'network']);
  await remote.load().catch(() => {});

  await remote.load();

  expect(asked.map(({ direct }) => direct)).toEqual([true, false, false, false]);
});

test('a range that the host does not meet is refused before any of the code is fetched', async () => {
  const { source, asked } = scripted([]);
  const descriptor = { name: 'lobby', requires: '^2.0.0' };
  const remote = new Remote('lobby', [releaseOf('new', { descriptor })], {
    source,
    bad: new Set<string>(),
    telemetry: () => ({ error: () => {}, timing: () => {} }),
    language: () => 'EN',
  });

  await expect(remote.load()).rejects.toMatchObject({ kind: 'contract' });
  expect(asked).toEqual([]);
});

test('a release that failed earlier in this tab is skipped', async () => {
  const { source, asked } = scripted([]);
  const remote = new Remote('lobby', [releaseOf('new'), releaseOf('old')], {
    source,
    bad: new Set(['new']),
    telemetry: () => ({ error: () => {}, timing: () => {} }),
    language: () => 'EN',
  });

  await remote.load();

  expect(asked.map(({ release }) => release)).toEqual(['old']);
});

test('a view that fails after the remote runs keeps the release, marks it bad for this tab, and can be retried', async () => {
  const load = jest
    .fn<ReturnType<LoadedRemote['views'][string]>, []>()
    .mockRejectedValueOnce(new SyntaxError('cut off'))
    .mockResolvedValue({ default: view });
  const { remote, bad, errors } = setUp([], moduleOf({ views: { home: load } }));

  await expect(remote.view('home')).rejects.toMatchObject({ kind: 'execution' });
  expect(remote.release.id).toBe('new');
  expect([...bad]).toEqual(['new']);
  expect(errors).toHaveLength(1);

  await remote.view('home');
  expect(load).toHaveBeenCalledTimes(2);
});
