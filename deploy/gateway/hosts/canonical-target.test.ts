import fc from 'fast-check';
import { canonicalTarget } from './canonical-target';

it.each([
  '/',
  '/electron',
  '/electron/',
  '/game/%E8%80%81',
  '/r/host/main.abc.js',
  '/r/shop/...a',
  '/a%20b',
  '/a@b:c=1,2',
  '/a%40b%2B',
  '/search?next=/../x',
  '/wps/a%20b/c?x=%2F&y=100%&z=a;b',
  '/100%25',
  '/?a=1?b',
  '/registry/packages/@atrium%2fcontract',
])('%p is canonical', (target) => expect(canonicalTarget(target)).toBe(target));

it('converts escapes to capitals and keeps the query', () => {
  expect(canonicalTarget('/game/%e8%80%81?q=%e8')).toBe('/game/%E8%80%81?q=%e8');
});

const tricks = [
  '/../etc/passwd',
  '/r/../../etc/passwd',
  '/r/shop/..',
  '/r/./host/main.js',
  '/r/%2e%2e/%2e%2e/etc/passwd',
  '/r/%2E%2E%2Fetc/passwd',
  '/r/shop/..%2f..%2fetc/passwd',
  '/r/shop/%252e%252e%252fetc/passwd',
  '/r/shop/%25252e%25252e/x',
  '/r/shop/..%5c..%5cx',
  '/r\\..\\x',
  '/r/%5c..%5cx',
  '/r/host/%00.js',
  '/r/host/a%0d%0aset-cookie:x',
  '/r/host/%7f',
  '/%c0%ae%c0%ae/x',
  '/%',
  '/%zz',
  '//evil.example/x',
  'http://169.254.169.254/latest',
  '*',
  '',
  '/wps/..;/admin',
  '/wps/..;a=b/admin',
  '/wps/x;jsessionid=1',
  '/wps/%2e%2e;/admin',
  '/wps/..%3b/admin',
  '/wps/..%20/admin',
  '/wps/%20../admin',
  '/wps/..%09/admin',
  '/wps/%C2%A0../admin',
  '/wps/.../admin',
  '/wps/%EF%BC%8E%EF%BC%8E/admin',
  '/wps/..%EF%BC%8Fadmin',
  '/wps/%E2%80%A5/admin',
  '/wps//admin',
  '/wps/@atrium%2fcontract',
  '/registry/packages/@..%2f..',
  '/wps/x//',
  '/wps/%61dmin',
  '/wps/a%7Eb',
  '/wps/x%3Fy',
  '/wps/x%23y',
  '/wps/x#y',
  '/wps/x?a#b',
  '/wps/x?a=%00',
  '/wps/x?a=\u0001',
  '/wps/x?a=\u00e9',
  '/wps/\u00e9',
  '/wps/a b',
  '/wps/a"b',
  '/wps/a%u002e',
  '/wps/%ED%A0%80',
  '/wps/%F8%80%80%80%AE',
];

it.each(tricks)('%p has no canonical form', (target) => expect(canonicalTarget(target)).toBeUndefined());

it('refuses dot segments in any disguise', () => {
  const dot = fc.constantFrom('.', '%2e', '%2E', '%252e', '%25252E', '%EF%BC%8E');
  const slash = fc.constantFrom('/', '%2f', '%5c', '\\', '%252F', '%255C', '%EF%BC%8F');
  const tail = fc.constantFrom('', ';', ';x', '%3b', '%20', '%09', '%00');
  const word = fc.constantFrom('', 'r', 'host', 'a.js');
  const path = fc.tuple(word, slash, dot, dot, tail, slash, word).map((parts) => `/${parts.join('')}`);
  fc.assert(fc.property(path, (target) => canonicalTarget(target) === undefined));
});

it('does not change a target that is already canonical', () => {
  const piece = fc.constantFrom('/', 'a', '.', '%20', '%e8%80%81', '%25', '2e', ';', '?', '=', '%2f', '-');
  const target = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
  fc.assert(
    fc.property(target, (given) => {
      const once = canonicalTarget(given);
      return once === undefined || canonicalTarget(once) === once;
    }),
  );
});
