import type { LoadedRemote } from '@atrium/contract';
import { chooseSource } from './choose-source';
import type { Attempt } from './release-source';
import { moduleOf, releaseOf } from './testing';

const attempt: Attempt = { search: '', cache: 'default', signal: new AbortController().signal };

/** Loads the lobby in a page that contains `stub`; returns the source of the code. */
async function load(stub: LoadedRemote, { overrides }: { overrides: boolean }, remote = 'lobby') {
  const fromNetwork = moduleOf();
  const source = chooseSource({ overrides }, { atriumStubs: { lobby: stub } }, async () => fromNetwork);
  const { views } = await source(remote, releaseOf('1'), {}, attempt);
  return views === stub.views ? 'stub' : views === fromNetwork.views ? 'network' : 'neither';
}

test('a stub in the page is used where overrides are allowed', async () => {
  expect(await load(moduleOf(), { overrides: true })).toBe('stub');
});

test('a remote without a stub comes from the network', async () => {
  expect(await load(moduleOf(), { overrides: true }, 'auth')).toBe('network');
});

test('stubs are ignored where overrides are not allowed', async () => {
  expect(await load(moduleOf(), { overrides: false })).toBe('network');
});

test('a page without stubs loads from the network', async () => {
  const network = async () => moduleOf();
  expect(chooseSource({ overrides: true }, {}, network)).toBe(network);
});

test('a stub without a declared view is refused like any other remote', async () => {
  await expect(load(moduleOf({ views: {} }), { overrides: true })).rejects.toMatchObject({ kind: 'contract' });
});
