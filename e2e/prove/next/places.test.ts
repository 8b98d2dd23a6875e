import { families, ownOnes } from './families';
import { isDescribed } from './places';

const described = ['/', '/electron', '/games/:type'];

it.each(['/', '/electron', '/electron/', '/ELECTRON', '/%65lectron', '/electron//', '/games/fish', '/games/a%2fb'])(
  'takes %s for one of the places',
  (path) => expect(isDescribed(path, described)).toBe(true),
);

it.each(['//evil.example', '//electron', '/electron/x', '/games', '/games/', '/games/fish/x', '/wps/session', '/%'])(
  'takes %s for none of them',
  (path) => expect(isDescribed(path, described)).toBe(false),
);

it('has three hundred strings, no two the same, and none of them a place to be led to', () => {
  const all = families({ origin: 'http://aurora.atrium.localhost:4400', host: 'aurora.atrium.localhost', port: 4400 });
  const strings = Object.values(all).flat();
  expect(strings.length).toBeGreaterThanOrEqual(300);
  expect(new Set(strings).size).toBe(strings.length);
  expect(Object.keys(ownOnes).filter((own) => strings.includes(own))).toEqual([]);
});
