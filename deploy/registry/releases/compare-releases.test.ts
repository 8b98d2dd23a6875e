import type { ReleaseManifest } from '@atrium/contract';
import { compareReleases } from './compare-releases';

const file = (integrity: string, bytes: number) => ({ integrity, bytes, type: 'text/javascript' });
const manifest = (parts: Partial<ReleaseManifest>): ReleaseManifest => ({
  format: 1,
  remote: 'lobby',
  version: '1.0.0',
  id: 'a',
  entry: 'entry.0001.js',
  files: {},
  expose: [],
  views: {},
  texts: {},
  titles: {},
  descriptor: null,
  ...parts,
});

it('lists changed, new and removed files, and counts shared ones', () => {
  const before = manifest({
    files: { 'home.aaaa1111.js': file('1', 100), 'old.bbbb2222.js': file('2', 50), 'same.cccc3333.js': file('3', 7) },
  });
  const after = manifest({
    id: 'b',
    version: '1.1.0',
    files: { 'home.dddd4444.js': file('4', 130), 'new.eeee5555.js': file('5', 20), 'same.cccc3333.js': file('3', 7) },
  });
  expect(compareReleases(before, after)).toMatchObject({
    from: { id: 'a', bytes: 157 },
    to: { id: 'b', bytes: 157 },
    files: [
      { file: 'home.js', before: 100, after: 130 },
      { file: 'new.js', after: 20 },
      { file: 'old.js', before: 50 },
    ],
    shared: 1,
    fetched: 150,
    descriptor: [],
  });
});

it('lists differences of the descriptor by the names of places', () => {
  const descriptor = { name: 'lobby', requires: '^1.0.0' };
  const home = { name: 'lobby.home@1' as const, view: 'home', path: '/' };
  const before = manifest({ descriptor: { ...descriptor, places: [home, { name: 'lobby.fish@1', view: 'fish' }] } });
  const after = manifest({
    descriptor: {
      ...descriptor,
      requires: '^1.1.0',
      places: [
        { name: 'lobby.live@1', view: 'live' },
        { ...home, path: '/home' },
      ],
    },
  });
  expect(compareReleases(before, after).descriptor).toEqual([
    { at: 'requires', before: '^1.0.0', after: '^1.1.0' },
    { at: 'places[lobby.home@1].path', before: '/', after: '/home' },
    { at: 'places[lobby.fish@1]', before: { name: 'lobby.fish@1', view: 'fish' } },
    { at: 'places[lobby.live@1]', after: { name: 'lobby.live@1', view: 'live' } },
  ]);
});
