import { families, ownAddresses } from './families';
import { isDescribed } from './places';

const described = ['/', '/electron', '/games/:type'];

it.each(['/', '/electron', '/electron/', '/ELECTRON', '/%65lectron', '/electron//', '/games/fish', '/games/a%2fb'])(
  'accepts %s as a place',
  (path) => expect(isDescribed(path, described)).toBe(true),
);

it.each(['//evil.example', '//electron', '/electron/x', '/games', '/games/', '/games/fish/x', '/wps/session', '/%'])(
  'rejects %s',
  (path) => expect(isDescribed(path, described)).toBe(false),
);

it('has at least three hundred different strings, none of which is an address of the portal', () => {
  const all = families({ origin: 'http://aurora.atrium.localhost:4400', host: 'aurora.atrium.localhost', port: 4400 });
  const strings = Object.values(all).flat();
  expect(strings.length).toBeGreaterThanOrEqual(300);
  expect(new Set(strings).size).toBe(strings.length);
  expect(Object.keys(ownAddresses).filter((own) => strings.includes(own))).toEqual([]);
});
