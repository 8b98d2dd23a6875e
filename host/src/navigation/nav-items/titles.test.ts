import type { LoadedRemote } from '@atrium/contract';
import { RemoteList } from '../../remotes/remote-list';
import { moduleOf, releaseOf } from '../../remotes/testing';
import { startTitles } from './titles';

/** Titles of a lobby on a page composed in Thai. */
function titles() {
  const texts: LoadedRemote['texts'] = async (code) => ({ default: { 'menu.rng': `slots in ${code}` } });
  const load = jest.fn(async () => moduleOf({ texts }));
  const remotes = new RemoteList(
    { remotes: [{ ...releaseOf('lobby-7', { titles: { 'menu.rng': 'composed' } }), name: 'lobby' }] },
    { source: load, bad: new Set(), telemetry: () => ({ error: () => {}, timing: () => {} }), language: () => 'TH' },
  );
  const added: Record<string, (code: string) => Promise<Record<string, string>>> = {};
  const language = { addTexts: async (name: string, read: never) => void (added[name] = read) };
  const stop = startTitles({ remotes, language: language as never, composed: 'TH' });
  return { read: (code: string) => added['lobby-7 titles']?.(code), load, stop };
}

test("titles in the page's language come with the page", async () => {
  const { read, load, stop } = titles();

  expect(await read('TH')).toEqual({ 'menu.rng': 'composed' });
  expect(load).not.toHaveBeenCalled();
  stop();
});

test('titles in another language are those of the remote', async () => {
  const { read, stop } = titles();

  expect(await read('VN')).toEqual({ 'menu.rng': 'slots in VN' });
  stop();
});
