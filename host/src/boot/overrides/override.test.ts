import type { ComposedRemote, LoadedRemote } from '@atrium/contract';
import { Remote } from '../../remotes/remote';
import { RemoteFailure } from '../../remotes/remote-failure';
import type { Release } from '../../remotes/release';
import { moduleOf, releaseOf } from '../../remotes/testing';
import { Override } from './override';

const buildOf = (id: string): ComposedRemote => ({ name: 'lobby', ...releaseOf(id) });

/** The lobby of a page, released as `released`, with its home mounted; code comes by release id. */
function setUp(broken: Record<string, Error> = {}) {
  const modules = new Map<string, LoadedRemote>();
  const texts: string[] = [];
  const remote = new Remote('lobby', [releaseOf('released')], {
    source: async (_, { id }) => {
      if (broken[id]) throw broken[id];
      modules.set(id, moduleOf());
      return modules.get(id) as LoadedRemote;
    },
    bad: new Set(),
    telemetry: () => ({ error: () => {}, timing: () => {} }),
    language: () => 'EN',
  });
  const override = new Override(remote, {
    shownViews: () => ['home'],
    replaceTexts: async ({ release }) => void texts.push(release.id),
  });
  const running = async () => {
    const module = await remote.load();
    return [...modules].find(([, known]) => known === module)?.[0];
  };
  return { remote, override, texts, running };
}

test('a build replaces the release with its texts, and mounted views are mounted again', async () => {
  const { remote, override, texts, running } = setUp();
  const before = remote.edition;

  await override.receive({ kind: 'build', release: buildOf('built') });

  expect(await running()).toBe('built');
  expect(remote.release.id).toBe('built');
  expect(remote.edition).toBe(before + 1);
  expect(texts).toEqual(['built']);
  expect(override.build).toBe('built');
});

test('a build that is already mounted is not mounted again', async () => {
  const { remote, override } = setUp();
  await override.receive({ kind: 'build', release: buildOf('built') });
  const { edition } = remote;

  await override.receive({ kind: 'problem', text: 'a bracket is missing' });
  await override.receive({ kind: 'build', release: buildOf('built') });

  expect(remote.edition).toBe(edition);
  expect(override.problem).toBeUndefined();
});

test('a build that does not load never replaces the release, and shows why', async () => {
  const { remote, override, running } = setUp({ broken: new RemoteFailure('integrity', 'other bytes') });

  await override.receive({ kind: 'build', release: buildOf('broken') });

  expect(await running()).toBe('released');
  expect(remote.edition).toBe(0);
  expect(override.build).toBeUndefined();
  expect(override.problem).toEqual({ kind: 'load', text: 'broken: other bytes' });
});

test('a build that does not load after a good one restores the release', async () => {
  const { override, running, texts } = setUp({ broken: new Error('thrown') });
  await override.receive({ kind: 'build', release: buildOf('good') });

  await override.receive({ kind: 'build', release: buildOf('broken') });

  expect(await running()).toBe('released');
  expect(texts).toEqual(['good', 'released']);
  expect(override.problem?.kind).toBe('load');
});

test('a build for another contract version is dropped', async () => {
  const { override, running } = setUp();
  const release: Release = releaseOf('later');

  await override.receive({
    kind: 'build',
    release: { name: 'lobby', ...release, descriptor: { ...release.descriptor, requires: '^9.0.0' } },
  });

  expect(await running()).toBe('released');
  expect(override.problem?.text).toContain('requires contract ^9.0.0');
});

test('sources that do not build leave the last build in place', async () => {
  const { override, running } = setUp();
  await override.receive({ kind: 'build', release: buildOf('good') });

  await override.receive({ kind: 'problem', text: 'a bracket is missing' });

  expect(await running()).toBe('good');
  expect(override.problem).toEqual({ kind: 'build', text: 'a bracket is missing' });
});

test('dropping restores the release; a build that is still loading no longer replaces it', async () => {
  const { override, running } = setUp();
  await override.receive({ kind: 'build', release: buildOf('good') });
  const late = override.receive({ kind: 'build', release: buildOf('late') });

  await override.drop();
  await late;

  expect(await running()).toBe('released');
  expect(override.build).toBeUndefined();
});
